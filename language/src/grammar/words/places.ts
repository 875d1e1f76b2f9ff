// Knows the countries, regions and rivers by their gender: en Italie, au Maroc, aux États-Unis.

/** Without accents nor capitals; « before » goes with « en » though it is masculine (en Iran). */
const PLACE_LISTS: Readonly<Record<string, string>> = {
  'land fs': `afrique amerique asie europe oceanie antarctique eurasie france italie espagne allemagne angleterre ecosse irlande belgique
    suisse autriche hongrie pologne grece turquie russie ukraine suede norvege finlande islande roumanie bulgarie serbie croatie
    slovenie slovaquie albanie macedoine bosnie lituanie lettonie estonie bielorussie moldavie georgie armenie chine inde indonesie
    malaisie thailande birmanie mongolie australie tunisie algerie libye egypte ethiopie somalie tanzanie zambie namibie mauritanie
    guinee gambie colombie argentine bolivie jamaique syrie jordanie palestine coree tchequie tchetchenie yougoslavie hollande
    prusse gaule perse rhodesie siberie laponie tasmanie polynesie scandinavie micronesie melanesie patagonie californie floride
    louisiane virginie caroline pennsylvanie catalogne andalousie galice castille toscane sicile sardaigne lombardie venetie
    calabre baviere saxe flandre wallonie boheme transylvanie moravie bretagne normandie picardie lorraine alsace
    bourgogne provence gascogne auvergne corse vendee savoie guyane guadeloupe martinique reunion touraine sologne beauce
    dordogne ardeche correze creuse gironde aquitaine occitanie franche-comte ile-de-france nouvelle-aquitaine nouvelle-caledonie
    nouvelle-zelande grande-bretagne coree-du-sud afrique-du-sud papouasie-nouvelle-guinee centrafrique cisjordanie crimee
    mesopotamie phenicie macedoine-du-nord acadie gaspesie guinee-bissau
    |coree du sud|coree du nord|afrique du sud|arabie saoudite|cote d'ivoire|republique tcheque|republique dominicaine|nouvelle zelande`,
  'land ms before': `iran irak angola equateur afghanistan ouganda uruguay azerbaidjan ouzbekistan iraq ontario oregon alaska
    arizona ohio illinois anjou artois aunis angoumois`,
  'land ms after': `maroc portugal danemark luxembourg montenegro kosovo royaume-uni japon vietnam laos cambodge tibet nepal
    bhoutan bangladesh pakistan kazakhstan kirghizistan tadjikistan turkmenistan sri-lanka liban yemen koweit qatar soudan tchad
    niger nigeria senegal mali benin togo ghana cameroun gabon congo rwanda burundi kenya mozambique zimbabwe botswana lesotho
    malawi liberia burkina cap-vert canada mexique guatemala honduras nicaragua costa-rica panama salvador belize venezuela
    bresil perou chili paraguay surinam groenland quebec texas nevada colorado montana manitoba berry limousin perigord quercy
    poitou maine roussillon languedoc jura cantal vatican liechtenstein vietnam cachemire kurdistan tyrol|costa rica|sri lanka
    |burkina faso|royaume uni|cap vert`,
  'land p after': `etats-unis pays-bas philippines emirats maldives seychelles comores antilles bahamas ardennes landes
    vosges cevennes canaries baleares acores malouines cornouailles asturies|etats unis|emirats arabes unis|pays bas`,
  'proper fs': `seine loire garonne marne moselle saone meuse tamise volga vistule mediterranee manche baltique amazonie|tour eiffel|joconde|bastille`,
  'proper ms': `rhone rhin danube nil gange mississippi amazone tage tibre atlantique pacifique everest vesuve etna louvre sahara noel`,
  'proper p': `alpes pyrenees andes rocheuses carpates appalaches champs-elysees|champs elysees`,
};

const NOTES = new Map(
  Object.entries(PLACE_LISTS).flatMap(([note, lists]) => placesIn(lists).map((place) => [place, note] as const)),
);

function placesIn(lists: string): readonly string[] {
  const [words = '', ...phrases] = lists.replaceAll(/\s+/g, ' ').split('|');
  return [...words.trim().split(' '), ...phrases.map((phrase) => phrase.trim())];
}

/** What a name of a place is in a phrase; null when it is no place of these. */
export function placeNote(name: string): string | null {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'");
  return NOTES.get(plain) ?? null;
}
