import { screen } from '@testing-library/react-native';

import { addWarning } from '@/ui/app/add-warning';
import { AppProvider } from '@/ui/app/app-context';
import { AppModel } from '@/ui/app/app-model';
import { ScriptedHost } from '@/ui/app/testing/scripted-host';
import { Banners } from '@/ui/shell/banners';
import { freshScreen } from '@/ui/testing/fresh-screen';
import { renderInTheme } from '@/ui/testing/in-theme';
import { press } from '@/ui/testing/press';

beforeEach(freshScreen);

it('[002 FR-034, FR-064] what the player is warned of stands above the screen as a status, until it is closed', () => {
  const app = new AppModel(new ScriptedHost());
  addWarning(app.warnings, 'The skill in lantern was skipped: skill.json is not JSON.');
  renderInTheme(
    <AppProvider app={app}>
      <Banners hasStory={false} keeps="device" />
    </AppProvider>,
  );
  const banner = screen.getByTestId('warning');
  expect(banner.props['role']).toBe('status');
  expect(banner).toHaveTextContent('The skill in lantern was skipped: skill.json is not JSON.');
  press('warning-close');
  expect(screen.queryByTestId('warning')).toBeNull();
});
