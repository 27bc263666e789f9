/**
 * Loads a script module when a visitor needs it. This is the only script that runs on a page before the visitor interacts.
 *
 * A host is an element with `data-island` and a seal, which names its module and its props. `data-when` says when it is
 * loaded. A trigger elsewhere names the ID of its host in `data-island-for`. Attributes are not trusted with anything else,
 * because authors can write them. The first click before the module has loaded is deferred and replayed.
 */
import { SEAL, sealedHost, unseal } from '@quayside/boundary/seal';
import type * as I18n from './i18n';
import type { ImportModule, Island, IslandState } from './island';

const running = new WeakMap< Element, Promise< void > >();

const findHost = (
	target: EventTarget | null
): HTMLElement | null | undefined => {
	const near = ( target as Element | null )?.closest?.< HTMLElement >(
		'[data-island],[data-island-for]'
	);
	return near?.dataset.islandFor
		? sealedHost( near.dataset.islandFor )
		: near?.querySelector( `:scope${ SEAL }` )?.parentElement;
};

const mark = ( host: HTMLElement, state: IslandState ): void => {
	host.dataset.islandState = state;
	if ( state !== 'loading' ) {
		host.dispatchEvent(
			new CustomEvent( `quayside:island:${ state }`, { bubbles: true } )
		);
	}
};

let lastImport: Promise< unknown > = Promise.resolve();

/**
 * Imports a module. In WebKit, a module runs before those it imports if another import waits for them, as for React
 * (bugs.webkit.org/show_bug.cgi?id=242740). So there, one import follows the other.
 */
const importModule: ImportModule = < Module >( id: string ) => {
	const run = () =>
		import( /* webpackIgnore: true */ id ) as Promise< Module >;
	const imported = navigator.vendor.startsWith( 'Apple' )
		? lastImport.then( run, run )
		: run();
	lastImport = imported;
	return imported;
};

const load = async ( host: HTMLElement ): Promise< void > => {
	mark( host, 'loading' );
	const offline = ! navigator.onLine;
	// Let the browser paint its response to the visitor's input first, because fetching and compiling a module would delay it.
	// Hidden pages have no animation frames.
	await new Promise( ( painted ) => {
		requestAnimationFrame( () => setTimeout( painted ) );
		setTimeout( painted, 100 );
	} );
	try {
		const { module, props = {}, i18n } = unseal( host );
		// An ID with this prefix is not a URL, so it can only resolve through the page's import map.
		if ( ! module.startsWith( '@quayside/' ) ) {
			throw module;
		}
		const [ { mount } ] = await Promise.all( [
			importModule< Island >( module ),
			i18n &&
				importModule< typeof I18n >( '@quayside/i18n' ).then(
					( { load: loadTranslations } ) => loadTranslations( i18n )
				),
		] );
		await mount( host, props, importModule );
		mark( host, 'mounted' );
	} catch ( error ) {
		if (
			( offline || ! navigator.onLine ) &&
			! host.matches( '[data-island-native]' )
		) {
			if ( ! navigator.onLine ) {
				// Until then, a click would lead to the browser's error page.
				await new Promise( ( online ) =>
					addEventListener( 'online', online )
				);
			}
			return load( host );
		}
		// eslint-disable-next-line no-console -- the server's markup still works, but developers should know.
		console.warn( host, error );
		mark( host, 'failed' );
		// In WebKit, an import fails when the visitor leaves, and the page may come back.
		addEventListener( 'pageshow', () => running.set( host, load( host ) ), {
			once: true,
		} );
	}
};

const start = ( host: HTMLElement ): Promise< void > => {
	let done = running.get( host );
	if ( ! done ) {
		running.set( host, ( done = load( host ) ) );
	}
	return done;
};

/** Loads hosts that are near the viewport. False if the browser, or an extension, has no observers. */
const visibilityObserver =
	typeof IntersectionObserver === 'function' &&
	new IntersectionObserver(
		( entries, observer ) => {
			for ( const { isIntersecting, target } of entries ) {
				if ( isIntersecting ) {
					observer.unobserve( target );
					void start( target as HTMLElement );
				}
			}
		},
		{ rootMargin: '200px' }
	);

/** Determines whether a cookie is set. Returns false if the browser blocks access to cookies. */
const hasCookie = ( name: string ): boolean => {
	try {
		return `; ${ document.cookie }`.includes( `; ${ name }=` );
	} catch {
		return false;
	}
};

const schedule = ( root: ParentNode ): void => {
	for ( const seal of root.querySelectorAll(
		`[data-island]:not([data-island-state])${ SEAL }`
	) ) {
		const host = seal.parentElement as HTMLElement;
		const when = host.dataset.when || 'visible';
		if (
			when === 'load' ||
			( when.startsWith( 'cookie:' ) && hasCookie( when.slice( 7 ) ) )
		) {
			void start( host );
		} else if ( when === 'idle' ) {
			// An element with that name is not a function. The timeout is for pages that animate something without end, on which
			// a slow device is never idle. setTimeout() treats the options as 0.
			(
				( typeof requestIdleCallback === 'function'
					? requestIdleCallback
					: setTimeout ) as typeof requestIdleCallback
			 )( () => start( host ), { timeout: 5000 } );
		} else if ( when === 'visible' ) {
			if ( visibilityObserver ) {
				visibilityObserver.observe( host );
			} else {
				void start( host );
			}
		}
	}
};

for ( const type of [
	'dragover',
	'pointerover',
	'pointerdown',
	'focusin',
	'keydown',
] ) {
	document.addEventListener(
		type,
		( { target } ) => {
			const host = findHost( target );
			if ( host ) {
				void start( host );
			}
		},
		true
	);
}

const deferClick = (
	event: MouseEvent | KeyboardEvent,
	action: HTMLElement | null
): void => {
	const host = findHost( event.target );
	const state = host?.dataset.islandState;
	const plain =
		! ( event as MouseEvent ).button &&
		! event.metaKey &&
		! event.ctrlKey &&
		! event.shiftKey;
	if (
		host &&
		action &&
		plain &&
		state !== 'mounted' &&
		state !== 'failed'
	) {
		event.preventDefault();
		event.stopPropagation();
		// Stylesheets show that the click was registered while the module loads.
		action.ariaBusy = 'true';
		void start( host ).then( () => {
			action.ariaBusy = null;
			action.click();
		} );
	}
};

document.addEventListener(
	'click',
	( event ) => {
		const action = ( event.target as Element ).closest< HTMLElement >(
			'a,button,summary,[role=button]'
		);
		deferClick(
			event,
			action?.matches( '[data-island-native] a:not([data-island-for])' )
				? null
				: action
		);
	},
	true
);

// Where the space bar activates links once their module is mounted, it must not scroll the page before that.
document.addEventListener(
	'keydown',
	( event ) =>
		event.key === ' ' &&
		deferClick(
			event,
			( event.target as Element ).closest< HTMLElement >(
				'[data-island-space] a'
			)
		),
	true
);

document.addEventListener( 'quayside:scan', ( event ) =>
	schedule( ( event as CustomEvent< ParentNode > ).detail )
);
// A cookie may be set in another tab or while the page is in the back-forward cache.
for ( const type of [ 'pageshow', 'storage' ] ) {
	addEventListener( type, () => schedule( document ) );
}
schedule( document );
