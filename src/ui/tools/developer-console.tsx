import { memo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { AppSwitch } from '@/ui/kit/app-switch';
import { Heading, Words } from '@/ui/kit/words';
import { texts } from '@/ui/texts/texts';
import { toolTexts } from '@/ui/texts/tool-texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, space } from '@/ui/theme/layout';
import { logTime } from '@/ui/tools/view/tool-words';
import { ToolsSection } from '@/ui/tools/tools-section';
import { violationsOf, type RawEvent, type ToolsView } from '@/ui/tools/view/tools-view';

const mostCharacters = 400;

/** For those who write skills; off until it is asked for. */
export function DeveloperConsole({ view }: { readonly view: ToolsView }) {
  const { colors } = useAppTheme();
  const [isOn, setIsOn] = useState(false);
  const { console: words } = toolTexts;
  return (
    <ToolsSection
      isApart
      side={
        <AppSwitch
          isOn={isOn}
          label={words.title}
          onToggle={setIsOn}
          testID="developer-console-switch"
        />
      }
      title={words.title}
    >
      <Words as="bodySmall" color={colors.onSurfaceVariant}>
        {words.help}
      </Words>
      {isOn ? <OpenConsole view={view} /> : null}
    </ToolsSection>
  );
}

function OpenConsole({ view }: { readonly view: ToolsView }) {
  const { colors, own } = useAppTheme();
  const { console: words } = toolTexts;
  const { toolLog: log } = texts;
  const violations = violationsOf(view);
  const { items: events, dropped } = view.events;
  return (
    <View
      style={[styles.console, { backgroundColor: own.surfaceContainerLow }]}
      testID="developer-console"
    >
      <Heading as="labelMedium" color={colors.onSurfaceVariant} level={3}>
        {words.violations}
      </Heading>
      {violations.length === 0 ? <Words as="log">{words.noViolations}</Words> : null}
      {violations.map(({ scene, skill, text }, index) => (
        <Words as="log" color={colors.error} key={index} selectable>
          {words.violation(scene, skill, text)}
        </Words>
      ))}
      <Heading as="labelMedium" color={colors.onSurfaceVariant} level={3} style={styles.second}>
        {words.events}
      </Heading>
      {dropped > 0 ? <Words as="log">{log.dropped(dropped)}</Words> : null}
      {events.length === 0 ? <Words as="log">{words.noEvents}</Words> : null}
      {events.map((raw, index) => (
        <EventRow key={dropped + index} raw={raw} />
      ))}
    </View>
  );
}

const EventRow = memo(function EventRow({ raw }: { readonly raw: RawEvent }) {
  const json = JSON.stringify(raw.event);
  const shown = json.length > mostCharacters ? `${json.slice(0, mostCharacters)}…` : json;
  return (
    <Words as="log" selectable style={styles.event}>
      {`${logTime(raw.at)} ${shown}`}
    </Words>
  );
});

const styles = StyleSheet.create({
  console: {
    borderRadius: radius.md,
    padding: space.lg,
    marginTop: space.md,
    gap: space.xs,
  },
  second: { marginTop: space.md },
  event: { overflow: 'hidden' },
});
