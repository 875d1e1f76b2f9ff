// Rebuses that no French ear takes, near misses for the most part, in two halves like those it takes.

export const REFUSED_TUNED = `
POIS+SON=poison COU+SEIN=cousin DÉ+CERF=désert BAIE+C=baiser K+C=caser JEU+VAL=cheval CHAT+BEAU=chapeau GARS+DOS=gâteau
BAS+DOS=bateau PAS+TÔT=bateau BOUE+DON=bouton CAR+DON=carton MOUE+DON=mouton GARE+THON=carton FÉE+LOT=vélo
VEAU+T'+ŒIL=fauteuil SCIE+SEAU=ciseau OIE+SEAU=oiseau ROT+SEAU=roseau RÉ+SEAU=réseau MI+ROI+L'=miroir MAIE+SON=maison
BANC+JOUR=bonjour BAIN+BOND=bonbon LENT+DIX=lundi LONG+DIX=lundi PONT+TAS+LONG=pantalon MONT+TÔT=manteau MAIN+TÔT=manteau
FAON+TAIE+N'=fontaine PAON+SEAU=pinceau ON+FAON=enfant AN+FONT=enfant CERF+PONT=serpent VOL+CAR=volcan LA+PAON=lapin
ROUE+BANC=ruban NOUS+ÂGE=nuage BUT+THON=bouton LOUP+N'=lune CHAT+EAU=chapeau CHAT+EAU=château BAS+EAU=bateau PLAT+EAU=plateau
CAR+POT=chapeau CHAR+POT=chapeau CHAR+TÔT=château PART+LAIT=palais MER+CRI=merci FER+MER=fermer PORT+AIL=portail
PORT+FEUILLE=portefeuille FIL+LIT=filet COU+RAT+JEU=courage EAU+RANG+JEU=orange POT+CHAT=chapeau LAIT+PAS=palais
RIZ+SAOUL=souris TU+VERRE=vertu É+VAL=vallée PART+DÉ=départ CHAT+POT+É=chapeau CHAT+A+POT=chapeau VAL+É+É=vallée
CHAT=chapeau É+LÉ=éléphant SCIE+NEZ=cinéma CHAT+P'+POT=chapeau BAS+T'+TÔT=bateau FIL+L'+É=filet *+*=chapeau
*+*+POT=chapeau *+*+*+EAU=chapeau **+RIZ=Paris **+AIR=frère **+OIE=roi PAS+*=parti **=chapeau **+*=cinéma CHAT+*=chapiteau *+TÔT=chapiteau **+MAT=cinématographe
A+BAIE+I=abeille SOL+LAIT+I=soleil FA+MI=famille VA+NID=vanille VIN+AIGRE=vinaigre BOND+N'=bonne SEPT+AN+B'+R'=septembre
`;

export const REFUSED_CHECKED = `
RAIE+SON=raison RAIE+SEIN=raisin VOIX+SEIN=voisin CHAUD+SEPT=chaussure DOS+FAON=dauphin CHAT+TEMPS=chaton JEU+TEMPS=jeton
LA+PONT=lapin TOUX+LIT+P'=tulipe MOUE+R'=mur TAS+EAU=tableau PAS+A+LAIT=palais VAL+L'+É=vallée M'+MER=mer P'+PAS+RIZ=paris
PAIX+I=paye FÉE+I=fille BAS+I=bail RAIE+V'+É+I=réveil CHAUD+SCIE+SON=saucisson SCIE+VAL=cheval PAIN+É=panier CHEMIN+É=cheminer
AN+É=année DÉ+NEZ=dîner MAIE+NU+I=minuit MI+NAGE=ménage POT+T'=ponte PONT+T'=pot CHAT+T'=chante CHANT+TÔT=château COU+R'=cor
POUX+LIT=poli ROUE+Z'=rose JEU+LIT=joli FEU+L'=folle LIT+DOS=rideau RAT+PAIN=lapin NEZ+NAGE=ménage NID+ROI+R'=miroir
VIS+ÂGE=visage GANT+TÔT=gâteau CAMP+ART=canard COR+POT=corbeau LION+L'=lionne PAON+TOUX+FLAN=pantoufle TOUR+NID+SOL=tournesol
TOUR+SOL=tournesol SALE+THYM+BANC=saltimbanque SALE+THYM+BANC+QUAI=saltimbanque SALE+THYM+BOND+Q'=saltimbanque
PART+RAT+TERRE=paratonnerre RAT+POT=chapeau CHAT+PAS=chapeau CHAT+PONT=chapeau CHOU+POT=chapeau JEU+POT=chapeau
SEAU+SON=saucisson SCIE+SEAU+SON=saucisson SEAU+ZOO+SON=saucisson CAR+TOUR=carton CAR+TEMPS=carton THON+CAR=carton
GARE+RAGE=courage COU+PAGE=courage COU+CAGE=courage MER+ZOO=merci MUR+SCIE=merci MER+SEAU=merci PIE+ANE=piano ANE+PIE+EAU=piano
PIE+ANE+OS+POT=piano DÉ+VAL=dévaler DÉ+VEAU=dévaler SOL+D'=solder VERRE+TOUX=vertu VEAU+TU=vertu VERRE+THÉ=vertu
PAS+RUE=paris PAS+ROUE=paris BAS+RIZ=paris PAS+LOUP=palais BAS+RAT=barreau BALLE+RAIE=balai TEE+ROI+R'=terroir
K+FAUX=café GARE+FÉE=café RIZ+DEUX=rideau RAT+DOS=rideau BUS+ROT=bureau BOUE+ROT=bureau TAS+PIED=tapis DENT+PIE=tapis
MOT+DOS=moto MONT+TÔT=moto VEAU+LOT=vélo RANG+EAU+J'=orange OR+AN+G'+É=orange OR+ANE=orange ART+ANGE=orange
*+*+*=cinéma **+**=cinéma CHAT+**=chat *+CHAT=chat *+SOL=tournevis
**+FAON=enfant PART+**=paratonnerre **+SOL+SOL=tournesol *+POT+*=chapeau T'+TU=tu L'+LIT+ON=lion
`;
