import type { LazyVideo } from '@quayside/contracts/galleries/lazy-media.video';

interface Observed {
	callback: IntersectionObserverCallback;
	options: IntersectionObserverInit | undefined;
}

const observers: Observed[] = [];
const agent = jest.spyOn( navigator, 'userAgent', 'get' );
const consent = window as unknown as {
	wp_has_consent?: ( category: string ) => boolean;
	wp_set_consent?: ( category: string, value: string ) => void;
};

const DESKTOP =
	'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';
const PHONE =
	'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';
const SAFARI =
	'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

const PROPS: LazyVideo = {
	frame: 'https://video.example/x?rel=0',
	autoplay: false,
	play: 'autoplay=1',
	mute: 'mute=1',
	category: 'preferences',
	words: {
		needsConsent: 'Needs consent',
		allow: 'Allow and play',
		watch: 'Watch on YouTube',
	},
};
const FACADE =
	'<a class="quayside-video__play" href="https://www.youtube.com/watch?v=x">Play</a><iframe title="Rope" hidden></iframe>';

/** Mounts a facade in a browser with a user agent. */
const facade = async (
	userAgent: string,
	props: Partial< LazyVideo > = {},
	inner = FACADE
) => {
	jest.resetModules();
	agent.mockReturnValue( userAgent );
	document.body.innerHTML = `<div class="quayside-video lazyload">${ inner }</div><p>Elsewhere</p>`;
	const host = document.body.firstElementChild as HTMLElement;
	const { mount } = await import( '../video' );
	mount( host, { ...PROPS, ...props } );
	const play = host.querySelector( 'a' ) as HTMLElement;
	const frame = host.querySelector( 'iframe' ) as HTMLIFrameElement;
	const observer = observers.at( -1 );
	const see = ( isIntersecting: boolean ): void =>
		observer?.callback(
			[ { isIntersecting } as IntersectionObserverEntry ],
			{} as IntersectionObserver
		);
	return {
		host,
		play,
		frame,
		observer,
		see,
		src: () => frame.getAttribute( 'src' ),
	};
};

const touch = (): boolean =>
	( document.querySelector( 'p' ) as HTMLElement ).dispatchEvent(
		new Event( 'touchstart', { bubbles: true } )
	);

beforeAll( () => {
	window.IntersectionObserver = class {
		constructor(
			callback: IntersectionObserverCallback,
			options?: IntersectionObserverInit
		) {
			observers.push( { callback, options } );
		}
		observe() {}
		disconnect() {}
	} as unknown as typeof IntersectionObserver;
	window.matchMedia = ( () => ( {
		matches: false,
	} ) ) as unknown as typeof matchMedia;
} );

afterEach( () => {
	delete consent.wp_has_consent;
	delete consent.wp_set_consent;
} );

describe( 'a lazy video', () => {
	it.each( [
		[ 'a click', ( play: HTMLElement ) => play.click() ],
		[
			'Space',
			( play: HTMLElement ) =>
				play.dispatchEvent(
					new KeyboardEvent( 'keydown', {
						key: ' ',
						bubbles: true,
						cancelable: true,
					} )
				),
		],
	] )(
		'[S4.47] loads its iframe on %s once, without a consent manager',
		async ( _way, press ) => {
			const { play, frame, src } = await facade( DESKTOP );
			expect( src() ).toBeNull();
			press( play );
			expect( src() ).toBe( 'https://video.example/x?rel=0&autoplay=1' );
			expect( frame.hidden ).toBe( false );
			frame.src = 'about:blank#seen';
			press( play );
			expect( src() ).toBe( 'about:blank#seen' );
		}
	);

	it( '[S4.48] with autoplay loads in view, muted', async () => {
		const { see, src } = await facade( DESKTOP, { autoplay: true } );
		see( false );
		expect( src() ).toBeNull();
		see( true );
		expect( src() ).toBe(
			'https://video.example/x?rel=0&autoplay=1&mute=1'
		);
	} );

	it( '[S9.28] counts as in view within 200 px and with a visible share of 10%', async () => {
		const { observer } = await facade( DESKTOP );
		expect( observer?.options ).toEqual( {
			rootMargin: '200px',
			threshold: 0.1,
		} );
	} );

	it.each( [
		[ 'a phone', PHONE, true ],
		[ 'Safari', SAFARI, true ],
		[ 'another desktop', DESKTOP, false ],
	] )(
		'[S4.49] in view on %s, loads after the first touch',
		async ( _name, userAgent, loads ) => {
			const { see, src } = await facade( userAgent );
			see( true );
			expect( src() ).toBeNull();
			touch();
			expect( src() ).toBe(
				loads ? 'https://video.example/x?rel=0' : null
			);
		}
	);

	it( '[S4.49] out of view on a phone, loads when it comes near instead of on touch', async () => {
		const { see, src } = await facade( PHONE );
		see( false );
		touch();
		expect( src() ).toBeNull();
		see( true );
		expect( src() ).toBe( 'https://video.example/x?rel=0' );
	} );

	it( 'asks for consent and plays once it is given', async () => {
		let has = false;
		consent.wp_has_consent = ( category ) =>
			category === 'preferences' && has;
		const { host, play, see, src } = await facade( PHONE, {
			autoplay: true,
		} );
		see( true );
		touch();
		expect( src() ).toBeNull();
		play.click();
		expect( src() ).toBeNull();
		expect( host.textContent ).toContain( 'Needs consent' );
		expect( host.querySelector( 'button' ) ).toBeNull();
		has = true;
		document.dispatchEvent(
			new CustomEvent( 'wp_listen_for_consent_change', {
				detail: { preferences: 'allow' },
			} )
		);
		await new Promise( ( done ) => setTimeout( done ) );
		expect( src() ).toBe( 'https://video.example/x?rel=0&autoplay=1' );
	} );

	it( 'offers to allow it if the consent manager can set consent', async () => {
		let has = false;
		consent.wp_has_consent = () => has;
		consent.wp_set_consent = ( category, value ) => {
			has = category === 'preferences' && value === 'allow';
		};
		const { host, play, src } = await facade( DESKTOP );
		play.click();
		( host.querySelector( 'button' ) as HTMLElement ).click();
		expect( src() ).toBe( 'https://video.example/x?rel=0&autoplay=1' );
		expect( host.textContent ).not.toContain( 'Needs consent' );
	} );

	it.each( [
		[ 'the play button', '<iframe></iframe>', {} ],
		[
			'the iframe',
			'<a class="quayside-video__play" href="#">Play</a>',
			{},
		],
		[ 'the source of the frame', FACADE, { frame: '' } ],
	] )(
		'[S8.9] warns on the console that %s is missing',
		async ( what, inner, props ) => {
			const warn = jest
				.spyOn( console, 'warn' )
				.mockImplementation( () => undefined );
			await facade( DESKTOP, props, inner );
			expect( warn ).toHaveBeenCalledWith(
				`Lazy video: ${ what } is missing.`,
				expect.anything()
			);
		}
	);
} );
