// Rebuses that any French ear takes, in two halves: the judge was tuned on the first and checked on the second. Free pieces are * and **.

export const ACCEPTED_TUNED = `
CHAT+POT=chapeau RAT+TÔT=râteau CHAT+TÔT=château BAS+T'+EAU=bateau CAR+THON=carton MOUE+THON=mouton BOUE+THON=bouton
JEU+THON=jeton POIS+SON=poisson SEAU+SCIE+SON=saucisson PAS+LAIT=palais PAS+PAS=papa VAL+É=vallée VAL+HEURE=valeur
COU+L'+HEURE=couleur FER+MAIE=fermer VERRE+TU=vertu SOL+DÉ=solder SAOUL+RIZ=souris OR+ANGE=orange EAU+RANG+J'=orange
EAU+RANG+JEU+RAIE=orangeraie MER+SCIE=merci PART+TEE=partie PORT+TRAIT=portrait PORTE+FEUILLE=portefeuille DÉ+PART=départ
DÉ+FIL=défile DÉ+SEIN=dessin DÉ+CERF=dessert MI+ROI+R'=miroir TOUR+NŒUD+VIS=tournevis CANNE+ART=canard COR+BEAU=corbeau
CRAIE+ION=crayon CRAIE+I+ON=crayon LIT+ON=lion PIE+ANE+EAU=piano A+VIE+ON=avion CAS+MI+ON=camion
THÉ+LÉ+FAUX+N'=téléphone CHANT+PIGNON=champignon CHAT+MOT=chameau CHAT+THON=chaton CHAR+BOND=charbon CHAR+DON=chardon
GARS+TÔT=gâteau COU+TÔT=couteau MARE+TÔT=marteau MENT+TÔT=manteau PLAT+TÔT=plateau DRAP+POT=drapeau TROU+POT=troupeau
CERF+VEAU=cerveau NID+VEAU=niveau VOL+CAMP=volcan P+LIT+CAMP=pélican TOUX+CAMP=toucan É+LÉ+FAON=éléphant AN+FAON=enfant
CERF+PAON=serpent VENDRE+DIX=vendredi L'+UN+DIX=lundi MARE+DIX=mardi SA+ME+DIX=samedi DIX+MANCHE=dimanche
JEAN+VIE+É=janvier FÉE+V'+RIZ+É=février A+V'+RIZ+L'=avril A+NID+MÂLE=animal COU+SEIN=coussin BAIE+C=baisser K+C=casser
K+SEPT=cassette BOND+BOND=bonbon MAIE+DEUX+SEIN=médecin PAON+TAS+LONG=pantalon PAON+TOUX+F'+L'=pantoufle
CHAUD+SEPT=chaussette LUNE+HAIE+T'=lunette FOUR+MI=fourmi TORT+TU=tortue CANNE+A+RIZ=canari LA+PAIN=lapin DOS+FAIM=dauphin
I+BOUE=hibou COU+COU=coucou CHOU+HAIE+T'=chouette SCIE+GALE=cigale É+VENT+T'+AIL=éventail PORTE+AIL=portail
DÉ+T'+AIL=détail RAIL+HEURE=railleur FAUX+T'+ŒIL=fauteuil FEUILLE+ÂGE=feuillage VILLE+ÂGE=village P+I+Z'+ÂGE=paysage
NU+ÂGE=nuage GARE+ÂGE=garage MARE+I+ÂGE=mariage COU+RAGE=courage MAIE+NAGE=ménage FIL+LAIT=filet LAC+QUAI=laquais
FER+RAIE=ferrer *+POT=chapeau CHAT+*=chapeau TOUR+NŒUD+*=tournesol PART+RAT+**=paratonnerre
**+MAT=pyjama MAT+**=pyjama THYM+**+BANC=saltimbanque COU+*+JEU=courageux
`;

export const ACCEPTED_CHECKED = `
HOMME+ÂGE=hommage DO+MAGE=dommage OR+ÂGE=orage TAS+PAGE=tapage SEAU+V'+ÂGE=sauvage I+MAGE=image TÔT+MAT=tomate
BAS+N'+ANE=banane SALE+A+D'=salade CAR+HOTTE=carotte RAT+DIX=radis SCIE+TRONC=citron M'+LONG=melon RAIE+Z'+UN=raisin
EAU+LIT+V'=olive LIT+MOT+N'+A+D'=limonade K+FÉE=café RIZ+DOS=rideau BUT+ROT=bureau TABLE+EAU=tableau ARME+OIE+R'=armoire
LAMPE+A+D'+AIR=lampadaire TAS+PIE=tapis TIR+OIE+R'=tiroir BAS+LAIT=balai VOIX+T'+HURE=voiture FÛT+Z'+É=fusée V+LOT=vélo
MOT+TÔT=moto MAIE+TROT=métro PIED+THON=piéton PIE+J'+A+MAT=pyjama SCIE+NEZ+MAT=cinéma T+A+T'+R'=théâtre MUR+MUR=murmure
RIZ+VIE+AIR=rivière FOND+TAIE+N'=fontaine DEUX+MAIN=demain AN+COR=encore TOUX+JOUR=toujours BOND+JOUR=bonjour
BOND+SOIR=bonsoir SALE+U=salut PAIN+SEAU=pinceau CHANT+PION=champion BOUE+J'+I=bougie BOULE+ANGE+É=boulanger
BOUCHE+É=bouchée BOUCHE+RIZ=boucherie PHARE+MA+SCIE=pharmacie VOL+HEURE=voleur NAGE+HEURE=nageur CHANT+T'+HEURE=chanteur
DANSE+HEURE=danseur COU+ROT+N'=couronne PRÉ+Z'+I+DENT=président PAYS+Z'+AN=paysan TOIT+LAIT+T'=toilette
SERRE+VIE+HAIE+T'=serviette FOURCHE+HAIE+T'=fourchette A+SCIE+HAIE+T'=assiette TASSE+É=tasser PANNE+I+É=panier
BALLE+LONG=ballon RUE+BANC=ruban DIX+A+MENT=diamant COLLE+LIT+É=collier BRAS+S'+LAIT=bracelet BAGUE+HAIE+T'=baguette
MONT+T'+R'=montre CHEVAL+LIT+É=chevalier DRAGUE+ON=dragon FÉE+RIZ=féerie JOUE+É=jouer LOUP+É=louer TU+É=tuer NU+É=nuée
CRI+É=crier PLI+É=plier LIT+É=lier VIE+EAU+LONG=violon GUI+TARE=guitare TRONC+PAIX+T'=trompette PIPE+EAU=pipeau
A+COR+DÉ+ON=accordéon MUSE+I+K'=musique ORGUE+ANE=organe MI+NU+I=minuit MI+DIX=midi FEU+N'+HAIE+T'+R'=fenêtre PORT+T'=porte
TOIT+TU+R'=toiture CHANT+B'+R'=chambre SALE+LONG=salon JARRE+DAIM=jardin FLEUR+RIRE=fleurir COU+RIRE=courir MOUE+RIRE=mourir
NOUS+RIRE=nourrir GUÉ+RIRE=guérir SAOUL+PIRE=soupir DORT+MIRE=dormir PART+TIR=partir MENT+TIR=mentir CENT+TIR=sentir
BAS+TIR=bâtir SALE+LYRE=salir PAS+LYRE=pâlir POT+LYRE=polir ROT+TIR=rôtir A+V'+NID+R'=avenir DEUX+V'+NID+R'=devenir
SAOUL+VEUT+NID+R'=souvenir BIEN+VEUT+NU=bienvenue CAMP+PAGNE=campagne BAS+GAGE=bagage LENT+GAGE=langage JET+NID=génie
É+COLLE=école É+COU+T=écouter É+TOILE=étoile É+P=épée É+CURE+ŒIL=écureuil OIE+ZOO=oiseau ROSE+EAU=roseau RÉ+ZOO=réseau
MUSE+EAU=museau FÛT+ZOO=fuseau SCIE+ZOO=ciseau TU+I+EAU=tuyau NOIX+I+EAU=noyau BOIS+I+EAU=boyau VOIX+I+ÂGE=voyage
ROI+I+HALLE=royal LOI+I+HALLE=loyal PAIX+I+É=payer BAS+LAIT+I+É=balayer K+I+É=cahier MAIE+T'+I+É=métier
HOUX+V'+RIZ+É=ouvrier ENCRE+I+É=encrier TABLE+I+É=tablier SUCRE+I+É=sucrier *+THON=carton *+LAIT=balai
LA+*=lapin É+*+FAON=éléphant CHAT+*+EAU=château SEAU+*+SON=saucisson **+FAON=éléphant
EAU+**+RIZ=orangerie SCIE+**=cinéma RANG+JEU+**=orangeraie PAS+RAT+**=paratonnerre
TOUR+**=tournevis THÉ+TARD=têtard HAIE+COLLE=école OURS+UN=oursin SAC+SON=saxon K+RAT+B'=crabe
`;
