import { loadStyle } from './load-style';

const ADDRESS = 'http://localhost/a.css?ver=1';
const links = () => [ ...document.querySelectorAll( 'link' ) ];

beforeAll( () => {
	window.CSS = { escape: ( text: string ) => text } as unknown as typeof CSS;
} );
afterEach( () => document.head.replaceChildren() );

it( 'asks once, however often it is called, and waits', async () => {
	const calls = [ loadStyle( ADDRESS ), loadStyle( ADDRESS ) ];
	expect( links() ).toHaveLength( 1 );
	links()[ 0 ]?.dispatchEvent( new Event( 'load' ) );
	await Promise.all( calls );
} );

it( 'asks no site for a sheet that neither the page nor a script of it comes from', async () => {
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

it( 'does not hold a part up for a sheet that does not come, and asks again the next time', async () => {
	const first = loadStyle( ADDRESS );
	links()[ 0 ]?.dispatchEvent( new Event( 'error' ) );
	await first;
	expect( links() ).toHaveLength( 0 );
	void loadStyle( ADDRESS );
	expect( links() ).toHaveLength( 1 );
} );
