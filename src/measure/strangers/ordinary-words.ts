const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Words that hold a sentence together: whatever stands after one of them, they name nothing. */
export const functionWords: ReadonlySet<string> = new Set(
  words(`
    a about above across after again against all almost along already also although always am among an and
    another any anybody anyone anything are around as aside at away back be because been before behind being
    below beneath beside besides between beyond both but by came can cannot could did do does done down during
    each either else enough even ever every everybody everyone everything except far few for from further get
    gets go goes gone got had half has have having he hence her here hers herself him himself his how however i
    if in inside instead into is it its itself just least less like many may me might mine more most much must
    my myself near nearly neither never next no nobody none nor not nothing now of off often on once one only
    onto or other others our ours out outside over past perhaps quite rather round said same say says seems
    seven several shall she should since so some somebody someone something sometimes somewhere soon still such
    than that the their theirs them themselves then there these they this those though three through till to
    together too toward towards twice two under underneath unless until up upon us very was we well went were
    what whatever when where whether which while who whoever whom whose why will with within without would yes
    yet you your yours yourself four five six eight nine ten eleven twelve first second third last
  `),
);

/** After one of these a name for something begins. */
export const determiners: ReadonlySet<string> = new Set(
  words(`
    a an the this that these those my your his her its our their no some any every each another one two three
    four five six seven eight nine ten eleven twelve first second third last next both other of
  `),
);

/** What any story has: a choice that names no more than this could stand in every campaign. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  words(`
    time year people way day man thing woman life child world state family group country problem hand part
    place case week work question number night point home water room mother area money story fact month lot
    right book eye job word business issue side kind head house friend father power hour line end name team
    minute idea body information face level door person reason change morning moment air force boy girl guy
    age look turn step rest wait walk talk stop start begin beginning move act action answer ask call chance
    choice close corner cover crowd cry dark darkness dead death decision detail difference distance doubt
    ear edge effort evening event evidence example eyes fear feeling feet foot fight figure finger fire floor
    food form front fun future glance ground hair half hearing heart help hint hope hurry inch interest
    journey laugh leave leg lie light look luck mark matter meaning memory mind mistake mouth movement
    need noise none note notice offer opinion order others path pause peace piece plan position pressure
    promise purpose quiet reach reply result return risk road rule run safety search secret sense set shape
    share shoulder show sight sign silence skin sky sleep sort sound space speech spot stand stay stone
    stranger street strength surprise table task tea thought top touch town trade trouble truth try use view
    visit voice wall war warning watch wind window wish wonder yard yesterday tomorrow today afternoon
    arm back bed bit blood bottom box brother sister son daughter husband wife parent care chair clothes
    cold companion conversation cost course danger deal direction drink dust earth exit fellow field game
    gift glass grip guess habit hall hat heat height history hold hole key kitchen knowledge land language
    law length letter lip list mood mountain nature neck neighbour news nose object office opportunity
    page pain pair paper past pocket price question rain river roof rope row sake scene shadow shop
    situation size smell smile snow song star story summer sun surroundings task thanks tone tongue tree
    truth value village walk warmth weather weight winter work bold careful good bad big small old new
    young long short great little large high low best better worst worse same different own whole full
    empty open hard soft easy ready sure true false real plain quick slow alone here there nothing
    anything something everything somebody nobody anybody everyone everybody sit see say tell know think
    make take give find keep let put feel seem become show hear listen speak follow leave approach
    consider continue decide examine explore inspect wander linger hesitate proceed carry choose
    let come came left later wrong right mean live lived cool warm found paid told want given began brought
    carry happen exist drop fall pass count read write written laid cut bound lead use wet odd proud clean
    close clear broad single upper middle twist weak late ago aloud alive apart worth confidence direction
    experience impression manner trouble fault cause effect account present player narrator number city
    women men children people god christmas
    monday tuesday wednesday thursday friday saturday sunday january february march april may june july
    august september october november december
  `),
);
