import type { Pronouns } from '@/story/campaign/campaign';
import { anyone, he, she } from '@/story/campaign/pronouns-of';

/** Some words say it themselves. */
export function pronounsFor(words: string): Pronouns {
  if (
    /\b(?:woman|girl|mother|sister|daughter|aunt|wife|widow|queen|lady|grandmother|niece|waitress|landlady|matron|duchess|princess|witch|bride|nun|maid|maiden|governess|actress|hostess|mistress|priestess|countess|baroness|abbess|empress|seamstress|stewardess|heiress|sorceress|\p{L}+(?:woman|girl|maid|wife|mistress|lady))$/u.test(
      words,
    )
  )
    return she;
  return /\b(?:man|boy|father|brother|son|uncle|husband|king|lord|grandfather|nephew|landlord|duke|prince|bridegroom|groom|widower|monk|friar|lad|baron|count|emperor|abbot|\p{L}{2,}(?<!wo)(?:man|boy|master))$/u.test(
    words,
  )
    ? he
    : anyone;
}
