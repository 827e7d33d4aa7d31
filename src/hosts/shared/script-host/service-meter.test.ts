import { ServiceMeter } from '@/hosts/shared/script-host/service-meter';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function meterWith(serviceMs: number, serviceCharacters = 1_000) {
  const exits: string[] = [];
  const meter = new ServiceMeter({ serviceMs, serviceCharacters }, ({ reason, message }) => {
    exits.push(`${reason}: ${message}`);
  });
  return { meter, exits };
}

it('[arch §3.5] times of calls one after another are counted together', async () => {
  const { meter, exits } = meterWith(100);
  for (let n = 0; n < 4; n += 1) {
    meter.called('{}');
    await wait(40);
    meter.answered('{}');
  }
  meter.close();
  expect([...new Set(exits)]).toEqual([
    'wall: The script waited for services for more than 100 ms.',
  ]);
});

it('[arch §3.5] calls that wait at the same time wait once, and time without any is nobody’s', async () => {
  const { meter, exits } = meterWith(5_000);
  for (let n = 0; n < 60; n += 1) meter.called('{}');
  await wait(100);
  for (let n = 0; n < 60; n += 1) meter.answered('{}');
  await wait(10);
  meter.close();
  expect(exits).toEqual([]);
});

it('[arch §3.5] what is sent and what is answered are counted together', () => {
  const { meter, exits } = meterWith(5_000, 10);
  meter.called('12345');
  meter.answered('12345');
  expect(exits).toEqual([]);
  meter.called('1');
  meter.close();
  expect(exits).toEqual(['calls: The script exchanged more than 10 characters with services.']);
});
