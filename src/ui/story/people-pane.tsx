import { StyleSheet, View } from 'react-native';

import { feelingWords } from '@/story/feeling-words';
import type { PersonInSetting, SceneSetting } from '@/story/scene-setting';
import { AppButton } from '@/ui/kit/app-button';
import { Icon } from '@/ui/kit/icon';
import { SectionTitle } from '@/ui/kit/section-title';
import { Words } from '@/ui/kit/words';
import { Avatar } from '@/ui/story/avatar';
import { FeelingBar } from '@/ui/story/feeling-bar';
import { signed } from '@/ui/story/roll-words';
import { typographic } from '@/ui/story/typographic';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size, space } from '@/ui/theme/layout';

type PeoplePaneProps = { readonly setting: SceneSetting; readonly onMemories: () => void };

/** Who is here and elsewhere, how they feel, and what is remembered of this place. */
export function PeoplePane({ setting, onMemories }: PeoplePaneProps) {
  const { colors } = useAppTheme();
  const here = setting.people.filter(({ isHere }) => isHere);
  const elsewhere = setting.people.filter(({ isHere }) => !isHere);
  return (
    <View testID="people">
      {here.length === 0 ? null : <People people={here} title={texts.people.here} />}
      {elsewhere.length === 0 ? null : <People people={elsewhere} title={texts.people.elsewhere} />}
      <SectionTitle>{texts.people.remembered}</SectionTitle>
      {setting.remembered.length === 0 ? <Quiet>{texts.people.nothingRemembered}</Quiet> : null}
      {setting.remembered.map(({ text, scene }) => (
        <View key={`${scene}-${text}`} style={styles.memory}>
          <Icon color={colors.tertiary} name="memory" size={size.iconSmall} />
          <Words as="bodyMedium" style={styles.grow}>
            {typographic(text)}
            <Words as="bodyMedium" color={colors.onSurfaceVariant}>
              {` ${texts.story.scene(scene)}`}
            </Words>
          </Words>
        </View>
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
  const { colors } = useAppTheme();
  const words = feelingWords(person.feeling, person.pronouns);
  const role = person.role?.split(/ of | at |,/)[0];
  return (
    <View style={styles.person} testID={`person-${person.id}`}>
      <Avatar name={person.name} />
      <View style={styles.grow}>
        <View style={styles.nameRow}>
          <Words as="titleSmall" style={styles.grow}>
            {person.name}
          </Words>
          {person.change === 0 ? null : (
            <Words
              as="bodySmall"
              color={person.change > 0 ? colors.primary : colors.onSurfaceVariant}
            >
              {texts.people.changed(signed(person.change))}
            </Words>
          )}
        </View>
        <Words as="bodySmall" color={colors.onSurfaceVariant}>
          {[role, words].filter((part) => part !== undefined).join(' · ')}
        </Words>
        <FeelingBar feeling={person.feeling} />
      </View>
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
  person: { flexDirection: 'row', gap: 14, marginBottom: space.xl },
  nameRow: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  grow: { flex: 1 },
  all: { alignSelf: 'flex-start', marginStart: -space.md },
  memory: { flexDirection: 'row', gap: 14, marginBottom: space.lg },
});
