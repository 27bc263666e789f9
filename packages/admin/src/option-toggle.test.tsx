import apiFetch from '@wordpress/api-fetch';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { OptionToggle } from './option-toggle';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );
// The package can't be loaded by Jest.
jest.mock( '@wordpress/components', () => ( {
	Notice: ( { children }: { children: ReactNode } ) => <p>{ children }</p>,
	Spinner: () => null,
	ToggleControl: ( {
		checked,
		help,
		onChange,
	}: {
		checked: boolean;
		help: string;
		onChange: ( value: boolean ) => void;
	} ) => (
		<>
			<input
				type="checkbox"
				checked={ checked }
				onChange={ () => onChange( ! checked ) }
			/>
			{ help }
		</>
	),
} ) );

(
	globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
 ).IS_REACT_ACT_ENVIRONMENT = true;

const fetch = jest.mocked( apiFetch );

const toggle = (): HTMLInputElement =>
	document.querySelector( 'input' ) as HTMLInputElement;

const open = async ( value: boolean ): Promise< void > => {
	fetch.mockReset().mockResolvedValueOnce( { an_option: value } );
	document.body.innerHTML = '<div></div>';
	const root = createRoot( document.body.firstElementChild as Element );
	await act( async () =>
		root.render(
			<OptionToggle
				option="an_option"
				className="settings"
				title="Data removal"
				label="Delete all"
				help={ { on: 'It is gone.', off: 'It stays.' } }
			/>
		)
	);
};

it( 'saves a change at once, and explains both states', async () => {
	await open( false );
	expect( fetch.mock.calls[ 0 ]?.[ 0 ] ).toMatchObject( {
		path: '/wp/v2/settings?_fields=an_option',
	} );
	expect( toggle().checked ).toBe( false );
	expect( document.body.textContent ).toContain( 'It stays.' );
	fetch.mockResolvedValueOnce( {} );
	await act( async () => toggle().click() );
	expect( fetch ).toHaveBeenLastCalledWith( {
		path: '/wp/v2/settings',
		method: 'POST',
		data: { an_option: true },
	} );
	expect( toggle().checked ).toBe( true );
	expect( document.body.textContent ).toContain( 'It is gone.' );
} );

it( 'returns to the saved state and shows why a change was not saved', async () => {
	await open( true );
	fetch.mockRejectedValueOnce( new Error( 'No connection' ) );
	await act( async () => toggle().click() );
	expect( toggle().checked ).toBe( true );
	expect( document.body.textContent ).toContain( 'No connection' );
} );
