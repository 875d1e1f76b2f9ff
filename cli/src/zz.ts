import { loadLexicon, loadSounds } from '@boite/language/node';
import { judgeHeard } from '../../language/src/rebus/judge.ts';
import { pictureCard, JOKER, REBUSTORY, nameOf } from '../../language/src/rebus/rebus-card.ts';
import { listedWords } from '../../language/src/rebus/word-source.ts';
import { WordBands } from '../../language/src/rebus/word-bands.ts';
import { rebuses } from '../../language/src/rebus/solver.ts';
import { wordLabels } from '../../language/src/rebus/sound-labels.ts';
const lex=loadLexicon(); const s=loadSounds(lex);
const c=(x:string)=>pictureCard({name:x,readings:[{said:x,sounds:x}]});
const P=s.of('EPONTILLA').map(o=>o.sounds); console.log(P, P.map(wordLabels));
for(const cut of [1,2,3,4,5,6]) for(const tol of ['souple','stricte','libre'] as const) for (const free of [JOKER,REBUSTORY]){
 const cards:any[]=[c(P[0]!.slice(0,cut)),c('a'),free];
 const f=[...rebuses({cards,tolerance:tol,words:new WordBands(listedWords([{text:'EPONTILLA',sounds:P}])),minCards:1})].map(f=>f.cards.map(a=>nameOf(cards[a]!)).join('+'));
 const v=judgeHeard({cards:[cards[0],cards[2],cards[1]],heard:P,tolerance:tol});
 console.log(cut,tol,free.kind,f.join(' '), v.accepted&&v.parts.map(p=>p.sounds).join('|'));
}
