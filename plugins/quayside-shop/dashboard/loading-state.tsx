import { __ } from '@wordpress/i18n';

/** Displays the loading message, or an error with a button to try again. */
export function LoadingState( {
	message,
	retry,
}: {
	message: string;
	retry: () => void;
} ) {
	return message ? (
		<div className="quayside-dashboard__problem" role="alert">
			<p>{ message }</p>
			<button
				type="button"
				className="quayside-dashboard__button is-quiet"
				onClick={ ( { currentTarget } ) => {
					// The button is about to be removed.
					currentTarget
						.closest( 'section' )
						?.querySelector< HTMLElement >( '[tabindex="-1"]' )
						?.focus();
					retry();
				} }
			>
				{ __( 'Try again', 'quayside-shop' ) }
			</button>
		</div>
	) : (
		<p role="status">{ __( 'Loading…', 'quayside-shop' ) }</p>
	);
}
