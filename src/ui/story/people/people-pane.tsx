import { StyleSheet, View } from 'react-native';

import { feelingWords } from '@/story/campaign/feeling-words';
import type { PersonInSetting, SceneSetting } from '@/story/setting/scene-setting';
import { AppButton } from '@/ui/kit/app-button';
import { SectionTitle } from '@/ui/kit/section-title';
import { Words } from '@/ui/kit/words';
import { RememberedLine } from '@/ui/story/people/remembered-line';
import { placeTitle } from '@/ui/texts/setting-words';
import { StandingRow } from '@/ui/story/people/standing-row';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

type PeoplePaneProps = { readonly setting: SceneSetting; readonly onMemories: () => void };

/** Who is here and elsewhere, what they and their groups think, and what is remembered of this place. */
export function PeoplePane({ setting, onMemories }: PeoplePaneProps) {
  const here = setting.people.filter(({ isHere }) => isHere);
  const elsewhere = setting.people.filter(({ isHere }) => !isHere);
  return (
    <View testID="people">
      {here.length === 0 ? null : <People people={here} title={texts.people.here} />}
      {elsewhere.length === 0 ? null : <People people={elsewhere} title={texts.people.elsewhere} />}
      {setting.factions.length === 0 ? null : <Groups factions={setting.factions} />}
      <SectionTitle>{texts.people.remembered}</SectionTitle>
      {setting.remembered.length === 0 ? <Quiet>{texts.people.nothingRemembered}</Quiet> : null}
      {setting.remembered.map((memory) => (
        <RememberedLine key={`${memory.scene}-${memory.text}`} memory={memory} />
      ))}
      <AppButton look="text" onPress={onMemories} style={styles.all} testID="all-memories">
        {texts.people.allMemories}
      </AppButton>
    </View>
  );
}

type PeopleProps = { readonly title: string; readonly people: readonly PersonInSetting[] };

function People({ title, people }: PeopleProps) {
  return (
    <View>
      <SectionTitle>{title}</SectionTitle>
      {people.map((person) => (
        <PersonRow key={person.id} person={person} />
      ))}
    </View>
  );
}

function PersonRow({ person }: { readonly person: PersonInSetting }) {
  const { id, name, role, feeling, pronouns, change, why, rest, between } = person;
  const words = [role?.split(/ of | at |,/)[0], feelingWords(feeling, pronouns)];
  return (
    <StandingRow
      {...(between === undefined ? {} : { between })}
      change={change}
      name={name}
      person={person}
      rest={rest}
      score={feeling}
      testID={`person-${id}`}
      why={why}
      words={words.filter((part) => part !== undefined).join(' · ')}
    />
  );
}

function Groups({ factions }: Pick<SceneSetting, 'factions'>) {
  return (
    <View>
      <SectionTitle>{texts.people.groups}</SectionTitle>
      {factions.map(({ id, name, words, ...faction }) => (
        <StandingRow
          {...faction}
          key={id}
          name={placeTitle(name)}
          testID={`faction-${id}`}
          words={placeTitle(words)}
        />
      ))}
    </View>
  );
}

function Quiet({ children }: { readonly children: string }) {
  const { colors } = useAppTheme();
  return (
    <Words as="bodyMedium" color={colors.onSurfaceVariant}>
      {children}
    </Words>
  );
}

const styles = StyleSheet.create({
  all: { alignSelf: 'flex-start', marginStart: -space.md },
});
