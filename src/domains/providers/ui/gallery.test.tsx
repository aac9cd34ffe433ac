import { expect, test } from 'vitest'
import { rendered, textIn } from '../../../../tests/rendered.tsx'
import { Carousel } from './gallery.tsx'
import { thumbnailsAround } from './lightbox.tsx'

const photos = Array.from({ length: 12 }, (_, index) => ({
  src: `/pictures/cut-${index}-960.avif`,
  alt: `Cut ${index}`,
}))

test('a gallery without photos says so and has nothing to turn', () => {
  const gallery = rendered(<Carousel photos={[]} title="Gallery of Recent Work" />)
  expect(textIn(gallery)).toBe('Gallery of Recent Work No photos available yet')
  expect(gallery).not.toContain('<button')
  expect(rendered(<Carousel photos={photos} title="Gallery" />).match(/<button/g)).toHaveLength(photos.length + 2)
})

test('a gallery leaves out what is seen above it, and counts the rest among all', () => {
  const gallery = rendered(<Carousel photos={photos} skipped={5} title="Gallery" />)
  expect([...gallery.matchAll(/Photo (\d+) of 12: Cut (\d+)/g)].map(([, number, name]) => [number, name])).toEqual(
    [6, 7, 8, 9, 10, 11, 12].map((number) => [`${number}`, `${number - 1}`]),
  )
  const six = rendered(<Carousel photos={photos.slice(0, 6)} skipped={5} title="Gallery" />)
  expect(six.match(/<button/g)).toHaveLength(1)
})

test('a lightbox shows ten thumbnails at most, the photo it shows among them', () => {
  for (const [index] of photos.entries()) {
    const shown = thumbnailsAround(photos, index)
    expect(shown).toHaveLength(10)
    expect(shown.map(({ own }) => own)).toContain(index)
    expect(shown.every(({ own, src }) => photos[own]?.src === src)).toBe(true)
  }
  expect(thumbnailsAround(photos.slice(0, 3), 2).map(({ own }) => own)).toEqual([0, 1, 2])
})
