import { autoplay } from '../autoplay';

let isHidden = false;
let reducesMotion = false;
let onChange: () => void = () => undefined;

beforeAll( () => {
	Object.defineProperty( document, 'hidden', { get: () => isHidden } );
	window.matchMedia = ( () => ( {
		get matches() {
			return reducesMotion;
		},
		addEventListener: ( _type: string, listener: () => void ) => {
			onChange = listener;
		},
	} ) ) as unknown as typeof matchMedia;
} );

beforeEach( () => {
	isHidden = reducesMotion = false;
	jest.useFakeTimers();
	document.body.innerHTML = '<section><button>Pause</button></section>';
} );

const start = ( advance = jest.fn( () => true ) ) => {
	const host = document.querySelector( 'section' ) as HTMLElement;
	const button = document.querySelector( 'button' ) as HTMLElement;
	const onRotate = jest.fn();
	return {
		host,
		button,
		advance,
		onRotate,
		auto: autoplay( {
			host,
			button,
			delay: 3000,
			pauseOnHover: true,
			words: { play: 'Play', pause: 'Pause' },
			advance,
			onRotate,
		} ),
	};
};

describe( 'autoplay', () => {
	it( '[S9.19] advances after each delay', () => {
		const { advance } = start();
		jest.advanceTimersByTime( 2999 );
		expect( advance ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 1 );
		expect( advance ).toHaveBeenCalledTimes( 1 );
		jest.advanceTimersByTime( 6000 );
		expect( advance ).toHaveBeenCalledTimes( 3 );
	} );

	it( 'pauses while the visitor is on another tab', () => {
		const { advance, onRotate } = start();
		isHidden = true;
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		jest.advanceTimersByTime( 60000 );
		expect( advance ).not.toHaveBeenCalled();
		expect( onRotate ).toHaveBeenLastCalledWith( false );
		isHidden = false;
		document.dispatchEvent( new Event( 'visibilitychange' ) );
		jest.advanceTimersByTime( 3000 );
		expect( advance ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'stops when reduced motion is turned on, until play is pressed', () => {
		const { advance, button, host } = start();
		reducesMotion = true;
		onChange();
		jest.advanceTimersByTime( 60000 );
		expect( advance ).not.toHaveBeenCalled();
		expect( button.getAttribute( 'aria-label' ) ).toBe( 'Play' );
		expect( host.classList.contains( 'is-paused' ) ).toBe( true );
		button.click();
		jest.advanceTimersByTime( 3000 );
		expect( advance ).toHaveBeenCalledTimes( 1 );
		expect( button.getAttribute( 'aria-label' ) ).toBe( 'Pause' );
	} );

	it( 'restarts the delay after a manual move and stops permanently on stop()', () => {
		const { advance, auto } = start();
		jest.advanceTimersByTime( 2000 );
		auto.restart();
		jest.advanceTimersByTime( 2999 );
		expect( advance ).not.toHaveBeenCalled();
		auto.stop();
		jest.advanceTimersByTime( 60000 );
		expect( advance ).not.toHaveBeenCalled();
	} );

	it( 'stops if there is no next slide', () => {
		const { advance, button } = start( jest.fn( () => false ) );
		jest.advanceTimersByTime( 60000 );
		expect( advance ).toHaveBeenCalledTimes( 1 );
		expect( button.getAttribute( 'aria-label' ) ).toBe( 'Play' );
	} );
} );
