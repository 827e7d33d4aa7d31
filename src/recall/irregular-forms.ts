/** Forms that no rule leads back to their plain form. */
export const irregularForms: ReadonlyMap<string, string> = new Map(
  `arise arose arisen|awake awoke awoken|be am is are was were been being|bear bore borne|beat beaten|become became|begin began begun
bend bent|bet betting|bind bound|bite bit bitten|bleed bled|blow blew blown|break broke broken|breed bred|bring brought|build built
burn burnt|buy bought|catch caught|choose chose chosen|cling clung|come came|creep crept|deal dealt|die dying|dig dug|do did done does
draw drew drawn|dream dreamt|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought
find found|flee fled|fling flung|fly flew flown|forbid forbade forbidden|forget forgot forgotten|forgive forgave forgiven
freeze froze frozen|get got gotten|give gave given|go went gone goes|grind ground|grow grew grown|hang hung|have had has having
hear heard|hide hid hidden|hold held|keep kept|kneel knelt|know knew known|lay laid|lead led|lean leant|leap leapt|learn learnt
leave left|lend lent|lie lay lain lying lied|light lit|lose lost losing|make made making|mean meant|meet met|mistake mistook mistaken
overhear overheard|pay paid|prove proven|ride rode ridden|ring rang rung|rise rose risen|run ran running|say said|see saw seen
seek sought|sell sold|send sent|sew sewn|shake shook shaken|shear shorn|shine shone|shoot shot|show shown|shrink shrank shrunk
sing sang sung|sink sank sunk|sit sat|slay slew slain|sleep slept|slide slid|sling slung|sow sown|speak spoke spoken|spend spent
spill spilt|spin spun|spit spat|spring sprang sprung|stand stood|steal stole stolen|stick stuck|sting stung|stink stank stunk
stride strode|strike struck stricken|string strung|strive strove|swear swore sworn|sweep swept|swell swollen|swim swam swum
swing swung|take took taken taking|teach taught|tear tore torn|tell told|think thought|throw threw thrown|tie tying
understand understood|undo undid undone|wake woke woken|wear wore worn|weave wove woven|weep wept|win won|wind wound
withdraw withdrew withdrawn|write wrote written|man men|woman women|child children|foot feet|tooth teeth|goose geese|mouse mice
person people|thief thieves|wife wives|knife knives|life lives|wolf wolves|loaf loaves|leaf leaves|half halves|shelf shelves
calf calves|elf elves|self selves|ox oxen|die dice|good better best|bad worse worst|far further farthest
lie liar liars|poison poisonous|anger angry angrily|hunger hungry|death dead deadly|marry marriage|burial bury buried`
    .split(/[|\n]/)
    .flatMap((line) => {
      const [plain = '', ...forms] = line.trim().split(' ');
      return forms.map((form): [string, string] => [form, plain]);
    })
    .reverse(),
);
