import { __, _n, sprintf } from '@wordpress/i18n';
import type { Problem } from './problems';

/** Returns a sentence that says what is wrong and what to do. */
export function describe( {
	code,
	text = '',
	count = 1,
	level = 0,
	allowed = 0,
}: Problem ): string {
	switch ( code ) {
		case 'noAlt':
			return sprintf(
				/* translators: %d: number of images */
				_n(
					'%d image has no alternative text. Describe it, or mark it as decorative.',
					'%d images have no alternative text. Describe them, or mark them as decorative.',
					count,
					'quayside-blocks'
				),
				count
			);
		case 'noLinkAlt':
			return sprintf(
				/* translators: %d: number of images */
				_n(
					'%d image is a link and has no alternative text. Describe it.',
					'%d images are links and have no alternative text. Describe them.',
					count,
					'quayside-blocks'
				),
				count
			);
		case 'firstLevel':
			return sprintf(
				/* translators: %s: text of a heading */
				__(
					'“%s” has heading level 1, as the title. Use level 2.',
					'quayside-blocks'
				),
				text
			);
		case 'skippedLevel':
			return sprintf(
				/* translators: 1: text of a heading, 2: its level, 3: the level to use */
				__(
					'“%1$s” skips a heading level. Use level %3$d instead of %2$d.',
					'quayside-blocks'
				),
				text,
				level,
				allowed
			);
		case 'emptyHeading':
			return __( 'A heading has no text.', 'quayside-blocks' );
		case 'emptyLink':
			return __(
				'A link has no text. Screen readers can’t say where it leads.',
				'quayside-blocks'
			);
		case 'vagueLink':
			return sprintf(
				/* translators: %s: text of a link */
				__(
					'The link “%s” doesn’t say where it leads. Name its target.',
					'quayside-blocks'
				),
				text
			);
		case 'lowContrast':
			return sprintf(
				/* translators: %s: beginning of a text */
				__(
					'“%s” is hard to read on its background. Choose colors with more contrast.',
					'quayside-blocks'
				),
				text
			);
	}
}
