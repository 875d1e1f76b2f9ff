// Knows which pictures are worth how much. Written by games/rebustory/tools/build.ts, not by hand.

export type PicturePoints = 1 | 2 | 3 | 5 | 10;

/** The ids of the pictures, in the order of the cards. */
export const PICTURES_WORTH: Readonly<Record<PicturePoints, string>> = {
  1: `
    a-a a-ail a-aile a-air a-an a-ane a-as a-b a-bas-1 a-bas-2 a-boue a-c a-cent a-cerf a-chat a-cou a-dais a-de a-deux a-dix a-do
    a-dos a-eau a-f a-fee a-g a-haie a-halle a-heure a-hotte a-houx a-i a-ile a-jet a-jeu a-k a-la a-laie a-lait a-le a-lit a-m
    a-maie a-mat a-mi a-nez a-nid a-noeud-1 a-noeud-2 a-oeufs a-oie a-or a-os-2 a-p a-paix a-paon a-part a-pas a-pie a-pot a-pre
    a-quai a-queue a-r a-raie a-rang a-rat a-re a-riz a-rond a-rot a-roue a-rue a-s a-saoul a-scie a-sion a-t a-taie a-tas a-tee
    a-temps a-terre a-the a-thon a-trait a-v a-veau a-verre a-yeux b-e b-ment b-un b-vie b-q b-gars b-sue b-tu b-j b-tri b-u
    b-lent b-art b-tasse b-baie
`,
  2: `
    a-barre a-camp a-car a-chaud a-cor a-dent a-drap a-fa a-faux a-fer a-fou a-go a-jean a-jus a-loup a-lyre a-lys a-mer a-mont
    a-nu a-os-1 a-pont a-port a-poux a-seau a-son a-thym a-tir a-tour a-val a-vent a-vin a-zoo b-fort b-prix b-chant b-fut b-pli
    b-voix b-cri b-non b-but b-long b-fond b-toux b-plat b-moue b-tronc b-mot b-porte b-joue b-colle b-craie b-coeur b-rire
    b-hache b-peur
`,
  3: `
    a-balle a-banc a-bond a-char a-cher a-chou a-cil a-don a-faon a-fil a-gare a-gui a-lac a-pain a-reine a-sein a-selle a-sol
    a-vol b-brie b-trou b-tente b-mort b-male b-ble b-bras b-toit b-pied b-bleu b-feu b-sac b-mois b-rage b-nage b-plan b-roi
    b-sale
`,
  5: `
    a-bol a-jour a-main a-mille a-ski b-croix b-pois b-danse b-cle b-gant b-nuit b-bois b-pelle b-noix b-train b-poing b-froid
    b-fois b-mage b-pouce b-cage b-page b-doigt
`,
  10: `
    a-bus a-mur a-phare a-rail a-sept b-flan b-bain b-lien b-faim b-nain
`,
};
