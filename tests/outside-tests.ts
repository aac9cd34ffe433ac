import { mkdir, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule, Vitest } from 'vitest/node'

const path = 'test-results/outside-tests.json'

/** What failed in no test, which the runner's own report leaves out: before or after those of a file, or caught by nobody. */
export default class OutsideTests implements Reporter {
  private root = ''

  onInit({ config }: Vitest) {
    this.root = config.root
  }

  async onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const around = modules.flatMap((module) =>
      [module, ...module.children.allSuites()].flatMap((suite) =>
        suite.errors().map((error) => this.told(module.relativeModuleId, error)),
      ),
    )
    const byNobody = unhandled.map((error) => {
      const file = relative(this.root, String(error.VITEST_TEST_PATH ?? this.root))
      return this.told(`${file}: ${error.VITEST_TEST_NAME ?? 'between tests'}, caught by nobody`, error)
    })
    await mkdir('test-results', { recursive: true })
    await writeFile(path, JSON.stringify([...around, ...byNobody]))
  }

  private told(title: string, { name, message, stack = '' }: SerializedError) {
    const frames = stack
      .split('\n')
      .filter((line) => line.trim().startsWith('at ') && line.includes(this.root) && !line.includes('node_modules'))
    return { title, where: [`${name}: ${message}`.split('\n')[0], ...frames.slice(0, 4).map((line) => line.trim())] }
  }
}
