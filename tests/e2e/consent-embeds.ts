import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SITE_FOLDER } from './fixtures';
import { makePage } from './consent-third-party';
import { keepOptions } from './keep-options';
import { startRecordingProxy } from './recording-proxy';
import type { RecordingProxy } from './recording-proxy';
import { php } from './store-contract';

/*
 * The table of embeds, in batches, on a page of the site. Everything else that a browser contacts goes through a recording proxy, so
 * vendors' own snippets are tested with their real hosts and the shipped provider list.
 */

/** The browsers of the table. */
type Engine = 'Chromium' | 'Firefox' | 'WebKit';

type Outcome =
	'blocked' | 'once' | 'repeats' | 'lost' | 'unseen' | 'loads' | 'open';

export interface Embed {
	title: string;
	html: string;
	category: string;
	request: string;
	unprotected?: Outcome;
	default?: Outcome;
	accept?: Outcome;
	engines?: Partial< Record< Engine, Outcome > >;
}

export const { cases } = JSON.parse(
	readFileSync(
		fileURLToPath(
			new URL(
				'../../contracts/consent/cases/embeds.json',
				import.meta.url
			)
		),
		'utf8'
	)
) as { cases: Embed[] };

const BATCH = 80;
/** The numbers of the cases in each batch. */
export const batches: number[][] = [];
for ( let at = 0; at < cases.length; at += BATCH ) {
	batches.push( cases.slice( at, at + BATCH ).map( ( _, i ) => at + i ) );
}
/** Describes a batch in the title of a test. */
export const describeBatch = ( numbers: readonly number[] ): string =>
	`${ numbers[ 0 ]! + 1 } to ${ numbers.at( -1 )! + 1 }`;

const HOSTS: Record< string, string > = {
	video: 'vimeo.com',
	analytics: 'hotjar.com',
	ads: 'doubleclick.net',
	unknown: 'unknown.example',
};
/** Slugs of all categories that a visitor can choose. */
export const ALL = [
	'functional',
	'analytics',
	'performance',
	'advertisement',
];

/** Time in milliseconds without a request after which a page counts as quiet. */
const QUIET = 700;

const PLUGIN = join(
	SITE_FOLDER,
	'wp-content/mu-plugins/quayside-consent-embeds-tests.php'
);
const file = ( numbers: readonly number[] ): string =>
	join( SITE_FOLDER, `wp-content/consent-embeds-${ numbers[ 0 ] }.html` );

const fill = ( { html }: Embed, i: number ): string =>
	html
		.replace(
			/\{(video|analytics|ads|unknown)(-host|-without-scheme)?\}/g,
			( _, name: string, form?: string ) =>
				`${ form ? '' : 'https:' }${ form === '-host' ? '' : '//' }case-${ i }.${ HOSTS[ name ] }`
		)
		.replaceAll( '{n}', `case-${ i }` );

/** What a page requests in a browser in one state. */
export type Expectation = ( embed: Embed, engine: Engine ) => Outcome;
const isUnseen = ( { engines }: Embed, engine: Engine ): boolean =>
	engines?.[ engine ] === 'unseen';
/** What a page requests without the plugin. */
export const withoutPlugin: Expectation = ( embed, engine ) =>
	isUnseen( embed, engine ) ? 'unseen' : ( embed.unprotected ?? 'open' );
/** What a page requests before consent, after it was rejected, and after it was withdrawn. */
export const beforeConsent: Expectation = ( embed, engine ) =>
	embed.default && isUnseen( embed, engine )
		? 'unseen'
		: ( embed.default ?? 'blocked' );
/** What a page requests after consent. What was requested before is not requested again. */
export const afterConsent: Expectation = ( embed, engine ) =>
	embed.engines?.[ engine ] ??
	( embed.default ? 'repeats' : ( embed.accept ?? 'once' ) );
/** What a page requests after only analytics is accepted. */
export const afterAnalytics: Expectation = ( embed, engine ) =>
	( embed.category === 'analytics' ? afterConsent : beforeConsent )(
		embed,
		engine
	);

/** Scrolls past everything that loads lazily. */
export const scroll = async (): Promise< void > => {
	/** Lets the browser notice what is in view. */
	const paint = (): Promise< unknown > =>
		new Promise( ( resolve ) =>
			requestAnimationFrame( () =>
				requestAnimationFrame( () => setTimeout( resolve ) )
			)
		);
	for (
		let y = 0;
		y < document.documentElement.scrollHeight;
		y += innerHeight / 2
	) {
		// The theme scrolls smoothly, and a smooth way from the end never reaches the start.
		scrollTo( { top: y, behavior: 'instant' } );
		await paint();
	}
};

/** The page with the table, and the proxy. */
export interface EmbedsTable {
	proxy: RecordingProxy;
	/** Returns the URL of the page with a batch. */
	urlOf: ( numbers: readonly number[] ) => string;
	/** Returns the URL of a page with any cases. */
	makeUrl: ( numbers: readonly number[] ) => string;
	/** Returns the URL of the page with a batch on which the plugin does nothing. */
	unprotectedUrlOf: ( numbers: readonly number[] ) => string;
	/** Returns the requests of a case, by its number. */
	requestsOf: (
		number: number
	) => ReturnType< RecordingProxy[ 'recorded' ] >;
	/** Returns the cases whose requests differ from what is expected, with what was requested. */
	differences: (
		numbers: readonly number[],
		expectedOf: Expectation,
		engine: Engine
	) => string[];
	/** Resolves once nothing new was requested for a while. */
	silence: () => Promise< void >;
	/** Restores the site, and stops the proxy. */
	close: () => Promise< void >;
}

/** Creates the page, and starts the proxy. */
export async function openTable(): Promise< EmbedsTable > {
	const proxy = await startRecordingProxy();
	const restore = keepOptions( 'quayside_consent_settings' );
	const address = makePage( 'consent-embeds', '<p>Text</p>' );
	// Prints the embeds as they are. WordPress changes images and embeds in the content.
	writeFileSync(
		PLUGIN,
		`<?php
		isset( $_GET['unprotected'] ) && add_filter( 'quayside_consent_applies', '__return_false' );
		add_filter(
			'the_content',
			static fn ( $content ) => isset( $_GET['embeds'] )
				? file_get_contents( WP_CONTENT_DIR . '/consent-embeds-' . (int) $_GET['embeds'] . '.html' )
				: $content,
			PHP_INT_MAX
		);
		`
	);
	const files = new Set< string >();
	const write = ( numbers: readonly number[] ): void => {
		files.add( file( numbers ) );
		writeFileSync(
			file( numbers ),
			numbers.map( ( i ) => fill( cases[ i ]!, i ) ).join( '\n' )
		);
	};
	batches.forEach( write );
	const requestsOf = ( i: number ) =>
		proxy
			.recorded()
			.filter( ( { url } ) =>
				new RegExp( `case-${ i }(?!\\d)` ).test( url )
			);

	const differences = (
		numbers: readonly number[],
		expectedOf: Expectation,
		engine: Engine
	): string[] =>
		numbers.flatMap( ( i ) => {
			const embed = cases[ i ]!;
			const expected = expectedOf( embed, engine );
			const sent = requestsOf( i );
			const isRight = {
				blocked: sent.length === 0,
				lost: sent.length === 0,
				unseen: true,
				once: sent.length === 1,
				repeats: sent.length > 0,
				loads: sent.length > 0,
				open: sent.length > 0,
			}[ expected ];
			return isRight
				? []
				: [
						`${ embed.title }: ${ expected }, but sent ${ sent.map( ( { url } ) => url ).join( ', ' ) || 'nothing' }`,
					];
		} );
	return {
		proxy,
		urlOf: ( numbers ) => `${ address }?embeds=${ numbers[ 0 ] }`,
		makeUrl: ( numbers ) => {
			write( numbers );
			return `${ address }?embeds=${ numbers[ 0 ] }`;
		},
		unprotectedUrlOf: ( numbers ) =>
			`${ address }?embeds=${ numbers[ 0 ] }&unprotected`,
		requestsOf,
		differences,
		silence: () => proxy.silence( QUIET ),
		close: async () => {
			rmSync( PLUGIN, { force: true } );
			files.forEach( ( name ) => rmSync( name, { force: true } ) );
			restore();
			php(
				`$page = get_page_by_path( 'consent-embeds' ); $page && wp_delete_post( $page->ID, true );`
			);
			await proxy.close();
		},
	};
}

/** Runs a function with strict mode turned on. */
export async function inStrictMode(
	run: () => Promise< void >
): Promise< void > {
	const restore = keepOptions( 'quayside_consent_settings' );
	php(
		`update_option( 'quayside_consent_settings', [ 'strict' => true ] + (array) get_option( 'quayside_consent_settings', [] ) );`
	);
	try {
		await run();
	} finally {
		restore();
	}
}
