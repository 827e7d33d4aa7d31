// Every way to stdout and stderr that is not the door.

const message =
  'What goes to a terminal passes one door, which takes out what would steer it: src/cli/kit/terminal.ts.';

export const importsPastTheDoor = {
  paths: [
    ...['process', 'node:process', 'console', 'node:console'].map((name) => ({ name, message })),
    ...['util', 'node:util'].map((name) => ({ name, importNames: ['styleText'], message })),
  ],
};

export const propertiesPastTheDoor = ['stdout', 'stderr', 'emitWarning', '_rawDebug'].map(
  (property) => ({ object: 'process', property, message }),
);

export const syntaxPastTheDoor = [
  { selector: 'MemberExpression[computed=true][object.name="process"]', message },
  { selector: 'MemberExpression[object.name=/^global/][property.name="process"]', message },
  ...[1, 2].map((handle) => ({
    selector: `CallExpression[callee.name=/^(?:append|write)/][arguments.0.value=${handle}]`,
    message,
  })),
];
