import { loadStyle } from './load-style';

const ADDRESS = 'http://shop.test/a.css?ver=1';
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

it( 'does not hold a part up for a sheet that does not come, and asks again the next time', async () => {
	const first = loadStyle( ADDRESS );
	links()[ 0 ]?.dispatchEvent( new Event( 'error' ) );
	await first;
	expect( links() ).toHaveLength( 0 );
	void loadStyle( ADDRESS );
	expect( links() ).toHaveLength( 1 );
} );
