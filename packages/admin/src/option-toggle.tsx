import apiFetch from '@wordpress/api-fetch';
import { Spinner, ToggleControl } from '@wordpress/components';
import { ErrorNotice } from './error-notice';
import { useAction, useRequest } from './request';

const PATH = '/wp/v2/settings';

interface Props {
	/** Name of the option, a boolean that WordPress's settings route has. */
	option: string;
	className: string;
	/** Title of the section, which starts closed. */
	title: string;
	label: string;
	help: { on: string; off: string };
}

/** Renders a section with one toggle that is saved at once. If that fails, the toggle returns and the error is shown. */
export function OptionToggle( {
	option,
	className,
	title,
	label,
	help,
}: Props ) {
	const { data, error, setData } = useRequest( option, ( signal ) =>
		apiFetch< Record< string, unknown > >( {
			path: `${ PATH }?_fields=${ option }`,
			signal,
		} )
	);
	const saving = useAction();
	const change = async ( value: boolean ): Promise< void > => {
		setData( { [ option ]: value } );
		const isSaved = await saving.run( () =>
			apiFetch( {
				path: PATH,
				method: 'POST',
				data: { [ option ]: value },
			} )
		);
		if ( ! isSaved ) {
			setData( { [ option ]: ! value } );
		}
	};
	const isOn = data?.[ option ] === true;
	return (
		<details className={ className }>
			<summary>{ title }</summary>
			<ErrorNotice message={ error || saving.error } />
			{ ! data && ! error && <Spinner /> }
			{ data && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ label }
					help={ isOn ? help.on : help.off }
					checked={ isOn }
					onChange={ ( value ) => void change( value ) }
				/>
			) }
		</details>
	);
}
