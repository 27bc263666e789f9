/**
 * The only script of an untouched page: it starts a module when a visitor wants it.
 *
 * A host is an element with `data-island` and a seal, which says what its module is and what it is given. `data-when` is the
 * moment. A trigger elsewhere names its host's id in `data-island-for`: attributes may be anybody's and choose no more than
 * that. The first click before the module is there is kept and repeated.
 */
import { SEAL, sealedHost, unseal } from '@quayside/boundary/seal';
import type { Island, IslandState } from './island';

const INTENT = [ 'pointerover', 'pointerdown', 'focusin', 'keydown' ];
const running = new WeakMap< Element, Promise< void > >();

const hostOf = (
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

const load = async ( host: HTMLElement ): Promise< void > => {
	mark( host, 'loading' );
	// The frame that answers what the visitor did comes first: fetching and compiling a module would hold it up. Hidden
	// pages have no frames.
	await new Promise( ( painted ) => {
		requestAnimationFrame( () => setTimeout( painted ) );
		setTimeout( painted, 100 );
	} );
	try {
		const { module, props = {}, i18n } = unseal( host );
		// An id like this is no address: it leads through the page's import map or nowhere.
		if ( ! /^@quayside\//.test( module ) ) {
			throw module;
		}
		const [ { mount } ] = await Promise.all( [
			import( /* webpackIgnore: true */ module ) as Promise< Island >,
			i18n &&
				import( /* webpackIgnore: true */ '@quayside/i18n' ).then(
					( { load: words } ) => words( i18n )
				),
		] );
		await mount( host, props );
		mark( host, 'mounted' );
	} catch ( error ) {
		// eslint-disable-next-line no-console -- the page goes on with the server's markup; developers should know.
		console.warn( host, error );
		mark( host, 'failed' );
	}
};

const start = ( host: HTMLElement ): Promise< void > => {
	let done = running.get( host );
	if ( ! done ) {
		running.set( host, ( done = load( host ) ) );
	}
	return done;
};

const seen = new IntersectionObserver(
	( entries ) => {
		for ( const { isIntersecting, target } of entries ) {
			if ( isIntersecting ) {
				seen.unobserve( target );
				void start( target as HTMLElement );
			}
		}
	},
	{ rootMargin: '200px' }
);

/** Blocked cookies count as none. */
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
			// An element of that name is none.
			( typeof requestIdleCallback === 'function'
				? requestIdleCallback
				: setTimeout )( () => start( host ) );
		} else if ( when === 'visible' ) {
			seen.observe( host );
		}
	}
};

for ( const type of INTENT ) {
	document.addEventListener(
		type,
		( { target } ) => {
			const host = hostOf( target );
			if ( host ) {
				void start( host );
			}
		},
		true
	);
}

const keep = (
	event: MouseEvent | KeyboardEvent,
	action: HTMLElement | null
): void => {
	const host = hostOf( event.target );
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
		// Style sheets show that the click was heard, however long the module takes.
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
		keep(
			event,
			action?.matches( '[data-island-native] a:not([data-island-for])' )
				? null
				: action
		);
	},
	true
);

// Links that the space bar activates once their module is there must not scroll the page before.
document.addEventListener(
	'keydown',
	( event ) =>
		event.key === ' ' &&
		keep(
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
// A cookie may come in another tab, or while the page lay in the back-forward cache.
for ( const type of [ 'pageshow', 'storage' ] ) {
	addEventListener( type, () => schedule( document ) );
}
schedule( document );
