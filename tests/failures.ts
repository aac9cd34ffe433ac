import { mkdir, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node'

const path = 'test-results/failures.json'

/**
 * What failed, for the end of a run. The runner's own report leaves out what failed in no test (before or after those of a file, or
 * caught by nobody), and what of two values differed.
 */
export default class Failures implements Reporter {
  private root = ''

  onInit({ config }: Vitest) {
    this.root = config.root
  }

  async onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const inTests = modules.flatMap((module) => [...module.children.allTests('failed')].map(inTest))
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
    await writeFile(path, JSON.stringify({ inTests, outside: [...around, ...byNobody] }))
  }

  private told(title: string, error: SerializedError) {
    const frames = (error.stack ?? '')
      .split('\n')
      .filter((line) => line.trim().startsWith('at ') && line.includes(this.root) && !line.includes('node_modules'))
    return { title, where: [firstLine(error), ...frames.slice(0, 4).map((line) => line.trim())] }
  }
}

function inTest(test: TestCase) {
  const where = (test.result().errors ?? []).flatMap((error) => [firstLine(error), ...differing(error)])
  return { title: `${test.module.relativeModuleId}: ${test.fullName}`, where }
}

const firstLine = ({ name, message }: SerializedError) =>
  stripVTControlCharacters(`${name}: ${message}`).split('\n')[0]?.slice(0, 200)

/** The lines that only one of the two values has, as far as a glance takes them in. */
function differing({ diff }: { diff?: string }): string[] {
  const lines = stripVTControlCharacters(diff ?? '').split('\n')
  return lines.filter((line) => /^[-+] /.test(line)).slice(0, 16)
}
