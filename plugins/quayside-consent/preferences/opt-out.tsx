import { OwnHtml } from '@quayside/boundary/react';
import type { ConsentPreferences } from '@quayside/contracts/consent/preferences.response';

interface OptOutProps {
	preferences: ConsentPreferences;
	isOut: boolean;
	/** Whether the browser sends a Global Privacy Control signal, which the switch cannot override. */
	isFixed: boolean;
	onChange: ( isOut: boolean ) => void;
}

/** Renders the single switch for the CCPA, which applies to all categories. */
export function OptOut( {
	preferences,
	isOut,
	isFixed,
	onChange,
}: OptOutProps ) {
	return (
		<>
			<OwnHtml as="p" html={ preferences.optOutDescription } />
			<div className="quayside-preferences__head">
				<label htmlFor="ckyCCPAOptOut">
					{ preferences.words.doNotSell }
				</label>
				<input
					id="ckyCCPAOptOut"
					className="quayside-preferences__switch"
					type="checkbox"
					role="switch"
					checked={ isOut || isFixed }
					disabled={ isFixed }
					onChange={ ( event ) => onChange( event.target.checked ) }
				/>
			</div>
			{ isFixed && <p>{ preferences.words.gpc }</p> }
		</>
	);
}
