import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { SITE_FOLDER } from './fixtures';

const EVAL = fileURLToPath(
	new URL( '../../bin/site/eval.php', import.meta.url )
);

/** Function in PHP that returns the ID of a seeded image by its name. */
const IMAGE = `
		$image = static function ( $name ) {
			global $wpdb;
			return (int) $wpdb->get_var(
				$wpdb->prepare(
					"SELECT post_id FROM $wpdb->postmeta WHERE meta_key = '_wp_attached_file' AND meta_value LIKE %s",
					'%/' . $name . '.%'
				)
			);
		};`;

/** Returns the IDs of seeded images. */
export const getImageIds = ( names: string[] ): number[] =>
	JSON.parse(
		execFileSync(
			'php',
			[
				EVAL,
				SITE_FOLDER,
				`${ IMAGE } echo json_encode( array_map( $image, [ '${ names.join( "', '" ) }' ] ) );`,
			],
			{ encoding: 'utf8' }
		)
	) as number[];

/**
 * Creates or replaces a page and returns its URL.
 *
 * @param slug    Slug of the page.
 * @param content Serialized blocks. {image:NAME} becomes the ID of a seeded image, {url:NAME} its URL.
 */
export function makePage( slug: string, content: string ): string {
	const code = `
		${ IMAGE }
		kses_remove_filters();
		$content = base64_decode( '${ Buffer.from( content ).toString( 'base64' ) }' );
		$content = preg_replace_callback( '/\\{(image|url):([a-z-]+)\\}/', static function ( $match ) use ( $image ) {
			$id = $image( $match[2] );
			return 'image' === $match[1] ? (string) $id : (string) wp_get_attachment_url( $id );
		}, $content );
		$old = get_page_by_path( '${ slug }' );
		$id = wp_insert_post( [
			'ID' => $old ? $old->ID : 0,
			'post_type' => 'page',
			'post_status' => 'publish',
			'post_title' => 'Under test',
			'post_name' => '${ slug }',
			'post_content' => wp_slash( $content ),
		] );
		echo get_permalink( $id );
	`;
	return execFileSync( 'php', [ EVAL, SITE_FOLDER, code ], {
		encoding: 'utf8',
	} ).trim();
}

/** Sets the cookie of a visitor who has dismissed the cookie banner, so that it does not cover the page. */
export const answerConsent = (
	context: BrowserContext,
	url: string | undefined,
	functional = 'no'
): Promise< void > =>
	context.addCookies( [
		{
			name: 'cookieyes-consent',
			value: `consentid:test,consent:yes,action:yes,necessary:yes,functional:${ functional },analytics:no,performance:no,advertisement:no`,
			url: url ?? '',
		},
	] );

/**
 * Records noticeable layout shifts of the page's content. Call it before opening the page.
 */
export async function watchShifts(
	page: Page
): Promise< () => Promise< string[] > > {
	await page.addInitScript( () => {
		interface Shift {
			value: number;
			sources: { node?: Element | null }[];
		}
		const shifts = ( ( window as unknown as { shifts: string[] } ).shifts =
			[] as string[] );
		new PerformanceObserver( ( list ) => {
			for ( const {
				value,
				sources,
			} of list.getEntries() as unknown as Shift[] ) {
				if (
					value > 0.0001 &&
					sources.some( ( { node } ) =>
						node?.closest?.( '.entry-content' )
					)
				) {
					shifts.push(
						`${ value } ${ sources.map( ( { node } ) => `${ node?.nodeName } ${ node?.className }` ).join( ', ' ) }`
					);
				}
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
	return () =>
		page.evaluate(
			() => ( window as unknown as { shifts: string[] } ).shifts
		);
}
