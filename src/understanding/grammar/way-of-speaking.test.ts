import { wayOfSpeaking } from '@/understanding/grammar/way-of-speaking';
import { understandAct } from '@/understanding/understand-act';

function waySaid(text: string): string {
  return wayOfSpeaking(understandAct(text).kind, text);
}

it.each([
  ['threaten Dunya with prison', 'threaten'],
  ['threaten to burn the chapel down', 'threaten'],
  ["tell Pruett I'll hang him", 'threaten'],
  ['tell her to speak or else', 'threaten'],
  ['insult Dunya', 'insult'],
  ['Dunya, you are a fat liar', 'insult'],
  ['call Pruett an old fool', 'insult'],
  ['taunt the smith', 'insult'],
  ['accuse Dunya of lying', 'accuse'],
  ['tell Dunya she lied to me', 'accuse'],
  ['tell Dunya that both smokes have moved', 'tell'],
  ['thank Wen', 'tell'],
  ['kiss Dunya', 'gesture'],
  ['I nod to Pruett', 'gesture'],
  ['tell Dunya what I saw', 'tell'],
  ['say to Pruett that I will come', 'tell'],
  ['ask Dunya about the smokes', 'talk'],
  ['tell me about the bell, Pruett', 'talk'],
  ['talk to Wen', 'talk'],
  ['shout something at Oda across the water', 'talk'],
  ['ask Dunya if he is mad', 'talk'],
  ['tell Dunya I will break the seal', 'tell'],
  ['demand an answer from Pruett', 'persuade'],
  ['attack the goat', 'attack'],
])('[002 FR-003] "%s" is to %s', (text, way) => {
  expect(waySaid(text)).toBe(way);
});
