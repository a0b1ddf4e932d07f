import { defineConfig } from 'vitest/config';

const emulated = {
  environment: 'node',
  testTimeout: 30_000,
  hookTimeout: 60_000,
} as const;

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['domain/src/**/*.test.ts'], environment: 'node' } },
      { test: { name: 'functions', include: ['functions/src/**/*.test.ts'], environment: 'node' } },
      { test: { name: 'scripts', include: ['{scripts,bench}/**/*.test.{ts,mjs}'], environment: 'node' } },
      'web/vite.config.ts',
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], maxWorkers: 2, ...emulated } },
      { test: { name: 'api', include: ['tests/api/**/*.test.ts'], fileParallelism: false, ...emulated } },
    ],
  },
});
