/** Sentences such as memories and questions are made of; the word lists are ours. */
const people = `the smith|the old ferryman|Mara|the captain|a stranger|the widow|Tobin|the innkeeper|your sister|the young guard|
the priest|a thief|the doctor|Ilse|the detective|the mayor|the queen|her father|the twins|the pilot|the engineer|a child|
the merchant|the witch|the librarian|the gardener|the cook|Brandt|the rebels|the soldiers|the hermit|the android|the clerk|
the fisherman|your rival|the singer|the nurse|the hunter|the judge|my brother|the stable boy|the prisoner`;
const deeds = `stole|hid|found|broke|mended|sold|bought|burned|lost|returned|guarded|buried|gave away|traded|painted|repaired|
opened|locked|carried|dropped|threw away|refused|borrowed|kept|smashed|cleaned|delivered|asked for|recognised|wanted|destroyed|
searched for|forgot|wrapped|poisoned|blessed|forged|copied|read|swallowed|admired|cut|emptied|pawned|protected|studied`;
const things = `the silver key|a letter|the lantern|the map|her ring|a loaf of bread|the boat|the sword|the ledger|a bottle of wine|
the bell|the medicine|a horse|the red coat|the statue|the door|the engine|the photograph|a coin|the book of spells|the crown|
the harvest|the bridge|a wounded dog|the telescope|the evidence|a knife|the painting|the violin|the reactor|the well|the seeds|
the contract|the mirror|a basket of apples|the flag|the wagon|the diary|the mask|the treasure|the roof|a secret|the ship`;
const places = `in the cellar|under the bridge|at the market|by the river|behind the chapel|in the tower|on the roof|at the inn|
in the forest|near the harbour|aboard the station|in the library|at the border|in the garden|beneath the floor|at the mill|
in the kitchen|on the mountain|at the funeral|during the storm|before dawn|last winter|at night|after the feast`;
const feelings = `was afraid of|trusted|loved|hated|envied|missed|forgave|blamed|betrayed|admired|pitied|lied to|helped|saved|
threatened|comforted|followed|warned|married|insulted|ignored|healed|thanked|attacked|mocked|taught|deceived|avoided|rescued|
argued with|laughed at|apologised to|fought|abandoned|promised to protect|owed money to|made peace with|grew up with`;
const shapes = [
  '{p} {d} {t} {l}.',
  '{p} {d} {t}.',
  'You {d} {t} {l}.',
  'Who {d} {t}?',
  'What happened to {t}?',
  '{p} {f} {p}.',
  'Did {p} ever betray {p}?',
  'Why was {p} {l}?',
  'Where is {t} now?',
  '{p} never {d} {t}.',
  'You promised {p} to bring {t} back.',
  'Nobody saw who {d} {t} {l}.',
  'Tell me about {p} and {t}.',
  'How does {p} feel about {p}?',
  '{p} {f} you {l}.',
  'You {f} {p} because of {t}.',
  '{p} told you that {p} {d} {t}.',
  'When did we meet {p}?',
  'Someone {d} something {l}.',
  '{p} did not want {t}.',
  'the time {p} {d} {t}',
  'Is {p} still angry about {t}?',
  '{p} swore that {t} would be safe {l}.',
  'Without {t}, {p} could not cross {l}.',
  'Have I met {p} before?',
  '{p} died {l}.',
  '{p} was kind to you {l}.',
];

const lists = Object.fromEntries(
  Object.entries({ p: people, d: deeds, t: things, l: places, f: feelings }).map(([key, words]) => [
    key,
    words.split('|').map((word) => word.trim()),
  ]),
);

export function storySentences(count, random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  return Array.from({ length: count }, () => {
    const text = pick(shapes).replaceAll(/\{(\w)\}/g, (_, key) => pick(lists[key]));
    return text[0].toUpperCase() + text.slice(1);
  });
}
