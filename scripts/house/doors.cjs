/**
 * The doors of each room: the files that other rooms may import. All else is the room's own affair and may
 * change without asking anybody. By folder (`.` is the room's own), names without endings, sorted; `*` is
 * every file of that folder. `forTests` is open to tests of other rooms, to `e2e` and `bench` as well, which
 * look closer than the app does; so is every `testing/` folder. `npm run check:rooms` fails on an import of
 * any other file and on a door that nobody uses; `npm run rooms` writes the lists into the rooms' READMEs.
 */
module.exports = {
  foundation: {
    doors: {
      '.': 'attempt decode-base64 decode-utf8 encode-utf8 file-path finding growing-map ids inner-path is-picture-path json limits narratoria-fault parse-text parse-yaml picture-format plain-yaml result run-limits seeded-random sha256 text-position within zip-files',
      'json-trees': '*',
      text: '*',
    },
  },
  contracts: {
    doors: {
      '.': 'check-contract keep-what-holds shape-check unknown-fields value-positions',
      generated: '*',
    },
  },
  // What all rooms talk about: its words are everybody's.
  story: {
    doors: {
      acts: '*',
      beats: '*',
      campaign: '*',
      conditions: '*',
      log: '*',
      'looking-back': '*',
      rules: '*',
      setting: '*',
      state: '*',
      words: '*',
    },
  },
  ports: {
    doors: {
      '.': 'asset-source clock digest embedder file-exchange file-store host-fault host-services kept-aside narrator planner preference-store random replaced-database script-host search-by-meaning sql-database story-witness this-host vector-matrix',
    },
    forTests: { 'contract-tests': '*' },
  },
  protocol: {
    doors: { '.': 'invocation line-decoder read-invocation service-line' },
    forTests: { '.': 'invocation-reader' },
  },
  plan: {
    doors: {
      '.': 'check-plan execute-plan plan-generator plan-until-done skill-health skill-healths tool-progress tool-runner',
    },
    forTests: { '.': 'topological-order' },
  },
  skills: {
    doors: {
      '.': 'check-config-schema check-skill discover-skills resolve-tool-path service-table skill',
    },
  },
  campaign: {
    doors: { '.': 'cut-lore load-campaign parts-of-lore' },
  },
  persistence: {
    doors: {
      '.': 'delete-story device-settings embedding-store mending-database open-story-store retention story-data story-store turn-commits',
      mending: 'salvage-database salvage-story',
      queries: 'memory-query query-log read-endings read-heads read-standings',
      rows: 'asset-rows embedding-rows inspect-story lore-rows portrait-rows session-rows storage-rows story-log story-rows viewpoint whole-story',
    },
    forTests: { rows: 'digest row-hashes', schema: 'migrations' },
  },
  reading: {
    doors: { '.': 'late-reading needs-reading', enrich: 'as-written generated-file' },
    forTests: { whole: 'read-files', premise: 'premise-core' },
  },
  recall: {
    doors: {
      '.': 'answer-queries built-in-embedder choose-memories ranked-quality text-measure with-closer-look',
    },
    forTests: { '.': 'log-odds top-rows' },
  },
  understanding: {
    doors: {
      '.': 'read-typed-meaning read-typed-words understand-act',
      act: 'nearest-example',
      story: 'people-at-hand typed-situation',
    },
    forTests: { meant: 'choice-likeness choices-meant' },
  },
  planner: {
    doors: {
      '.': 'act-to-plan built-in-planner describe-act safe-default-plan skill-choice telling-plan',
    },
  },
  narrator: {
    doors: {
      choices: 'distinct-offers engine-offers offer-choices skill-offers what-is-risked',
      guards: 'failed-choice-guard failed-guard guard read-text whole-sentences-guard',
      library: 'narrator-library',
      lines: 'pick-line',
      passages: 'is-eligible telling-context',
      prose: 'prose-pieces',
      reasons: 'causes choice-memory speak-of-the-same',
      replies: 'compose-reply',
      scene: 'compose-scene composition tell-differently tell-scene template-words',
    },
    forTests: { prose: 'realise-prose' },
  },
  transfer: {
    doors: { '.': 'archive read-report-file report-file save-file story-transfer' },
  },
  engine: {
    doors: {
      '.': 'engine engine-host salvage-words',
      files: 'enrichment event-json open-campaign replay-report story-files write-enrichment',
      library: 'campaign-picture endings-reached library-cards recap turning-points',
      recall: 'campaign-lore embedders story-recall',
      session: 'story-session story-tree',
      'turn-data': 'open-story taking-turn timeline turn-event',
      why: 'reasons',
      workbench: 'beat-lags make-plan run-plan-alone run-plan-in-story starting-faults',
    },
    forTests: {
      files: 'transcript transcript-epub',
      library: 'campaign-pin',
      'turn-data': 'initial-state',
    },
  },
  measure: {
    doors: {
      '.': 'callback-likeness figure measure-stories play-scenes play-to-measure played-story',
      strangers: 'measure-strangers stranger-story',
    },
  },
  'hosts/shared': {
    doors: {
      '.': 'sqlite-fault timed-sleep',
      files: 'file-changes-over file-faults layered-file-store text-file-store',
      guest: 'bootable-guest compile-quickjs guest-messages',
      minilm: 'minilm-embedder minilm-files minilm-relevance minilm-runtime stop-if-aborted',
      'script-host':
        'guest-link guest-thread guest-thread-messages guest-thread-pool script-exit script-host-by-kind script-host-over serve-guest',
      vectors: 'create-vector-matrix',
    },
    forTests: {
      guest: 'guest guest-boot-script resolve-import',
      vectors: 'plain-vector-matrix wasm-vector-matrix',
    },
  },
  'hosts/node': {
    doors: {
      '.': 'folder-file-store own-folder-store own-minilm prepare-data-folder script-host story-lock sync-to-disk system-clock system-digest system-random',
      database:
        'ballast database-presence file-witness keep-database-aside replace-database sqlite-database',
      programs: 'program-script-host',
    },
    forTests: { '.': 'script-wasm' },
  },
  'hosts/fake': {
    doors: {},
    forTests: { '.': 'fake-clock memory-file-store same-thread-script-host' },
  },
  'hosts/web': {
    doors: { '.': 'web-host' },
    forTests: {
      '.': 'archive-file-store assets.gen browser-clock browser-digest browser-random local-preferences public-url script-host start-in-room story-storage with-own-files worker-sql-database',
    },
  },
  'hosts/native': {
    doors: { '.': 'device-probe native-host native-parts' },
  },
  'hosts/this-host': {
    doors: { '.': 'this-host' },
  },
  ui: {
    doors: {
      app: 'app-context app-model use-library-files use-story-actions use-story-at-hand',
      'first-run': 'first-run-screen seed-in-address',
      kit: 'message-screen',
      'kit/late': 'late-screen',
      library: 'library-screen',
      memories: 'memories-screen',
      settings: 'settings-screen',
      shell: 'app-frame failed-screen story-rescue',
      state: 'state-screen story-tree-screen',
      story: 'story-screen',
      texts: 'texts',
      tools: 'tools-screen',
    },
    forTests: { 'story/choices': 'roll-words', texts: 'setting-words', theme: 'layout' },
  },
  cli: {
    doors: {},
    forTests: {
      bench: 'benchmark play-randomly',
      kit: 'open-node-engine plain-prose wrap-text',
      play: 'roll-line standing-lines why-lines',
      story: 'measure-lines tree-lines',
    },
  },
};
