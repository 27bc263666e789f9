import { loadStyle } from './load-style';

const ADDRESS = 'http://localhost/a.css?ver=1';
const links = () => [ ...document.querySelectorAll( 'link' ) ];

beforeAll( () => {
	window.CSS = { escape: ( text: string ) => text } as unknown as typeof CSS;
} );
afterEach( () => document.head.replaceChildren() );

it( 'adds the stylesheet once and waits for it', async () => {
	const calls = [ loadStyle( ADDRESS ), loadStyle( ADDRESS ) ];
	expect( links() ).toHaveLength( 1 );
	links()[ 0 ]?.dispatchEvent( new Event( 'load' ) );
	await Promise.all( calls );
} );

it( 'does not load a stylesheet from a site that serves neither the page nor one of its scripts', async () => {
	const warn = jest
		.spyOn( console, 'warn' )
		.mockImplementation( () => undefined );
	await loadStyle( 'https://elsewhere.test/a.css' );
	expect( links() ).toHaveLength( 0 );
	expect( warn ).toHaveBeenCalledTimes( 1 );
	document.head.append(
		Object.assign( document.createElement( 'script' ), {
			type: 'text/plain',
			src: 'https://elsewhere.test/islands.js',
		} )
	);
	void loadStyle( 'https://elsewhere.test/a.css' );
	expect( links() ).toHaveLength( 1 );
} );

it( 'resolves if the stylesheet fails to load, and tries again on the next call', async () => {
	const first = loadStyle( ADDRESS );
	links()[ 0 ]?.dispatchEvent( new Event( 'error' ) );
	await first;
	expect( links() ).toHaveLength( 0 );
	void loadStyle( ADDRESS );
	expect( links() ).toHaveLength( 1 );
} );
