import { AA, contrast } from '@quayside/ui/contrast';
import { BaseControl, Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ColorName, PartProps } from '../store';

const names = (): { name: ColorName; label: string }[] => [
	{ name: 'ink', label: __( 'Text', 'quayside-consent' ) },
	{ name: 'paper', label: __( 'Background', 'quayside-consent' ) },
	{ name: 'accent', label: __( 'Buttons', 'quayside-consent' ) },
	{ name: 'accentText', label: __( 'Text on buttons', 'quayside-consent' ) },
];

/** Renders the banner's colors, with a warning where their contrast is too low. */
export function Colors( { answer, draft, change }: PartProps ) {
	const getColor = ( name: ColorName ): string =>
		draft.colours[ name ] ||
		// Text on buttons has the background's color unless it is set.
		( name === 'accentText' && draft.colours.paper ) ||
		answer.defaults.colours[ name ];
	const set = ( name: ColorName, value: string ): void =>
		change( { colours: { ...draft.colours, [ name ]: value } } );
	const pairs = [
		{
			description: __( 'Text on the background', 'quayside-consent' ),
			value: contrast( getColor( 'ink' ), getColor( 'paper' ) ),
		},
		{
			description: __( 'Text on buttons', 'quayside-consent' ),
			value: contrast( getColor( 'accentText' ), getColor( 'accent' ) ),
		},
	];
	return (
		<fieldset className="quayside-consent-settings__colors">
			<legend>{ __( 'Colors', 'quayside-consent' ) }</legend>
			{ names().map( ( { name, label } ) => (
				<BaseControl
					key={ name }
					__nextHasNoMarginBottom
					id={ `quayside-consent-${ name }` }
					label={ label }
				>
					<div>
						<input
							id={ `quayside-consent-${ name }` }
							type="color"
							value={ getColor( name ) }
							onChange={ ( event ) =>
								set( name, event.target.value )
							}
						/>
						<Button
							variant="tertiary"
							size="compact"
							disabled={ ! draft.colours[ name ] }
							accessibleWhenDisabled
							onClick={ () => set( name, '' ) }
							aria-label={ sprintf(
								/* translators: %s: "Text", "Background", "Buttons", or "Text on buttons". */
								__( '%s: use theme color', 'quayside-consent' ),
								label
							) }
						>
							{ __( 'Use theme color', 'quayside-consent' ) }
						</Button>
					</div>
				</BaseControl>
			) ) }
			{ pairs
				.filter( ( { value } ) => value < AA )
				.map( ( { description, value } ) => (
					<Notice
						key={ description }
						status="warning"
						isDismissible={ false }
					>
						{ sprintf(
							/* translators: 1: what is hard to read, 2: contrast such as 3.2. */
							__(
								'%1$s: the contrast ratio is %2$s:1. WCAG AA requires at least 4.5:1. Use colors with more contrast.',
								'quayside-consent'
							),
							description,
							( Math.floor( value * 10 ) / 10 ).toFixed( 1 )
						) }
					</Notice>
				) ) }
		</fieldset>
	);
}
