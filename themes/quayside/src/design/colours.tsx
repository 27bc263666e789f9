import {
	BaseControl,
	Button,
	ColorIndicator,
	ColorPicker,
	Dropdown,
	Notice,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { hardToRead } from './contrast';
import { places } from './site';
import type { DesignPalette } from '@quayside/contracts/theme/design.state';

const same = ( one: string[], other: string[] ): boolean =>
	one.join().toLowerCase() === other.join().toLowerCase();

/**
 * Palettes to choose from, and each colour.
 *
 * @param props
 * @param props.palettes The style variations' palettes.
 * @param props.colors   What is chosen.
 * @param props.onChange Takes the new colours.
 */
export function Colours( {
	palettes,
	colors,
	onChange,
}: {
	palettes: DesignPalette[];
	colors: string[];
	onChange: ( colors: string[] ) => void;
} ) {
	const hard = hardToRead( colors );
	return (
		<>
			<div
				className="quayside-design__palettes"
				role="group"
				aria-label={ __( 'Color palettes', 'quayside' ) }
			>
				{ palettes.map( ( palette ) => (
					<Button
						key={ palette.name }
						__next40pxDefaultSize
						variant="secondary"
						isPressed={ same( palette.colors, colors ) }
						onClick={ () => onChange( palette.colors ) }
					>
						<span
							className="quayside-design__swatches"
							aria-hidden="true"
						>
							{ [ 4, 5, 0, 1, 2 ].map( ( place ) => (
								<span
									key={ place }
									style={ {
										background: palette.colors[ place ],
									} }
								/>
							) ) }
						</span>
						{ palette.title }
					</Button>
				) ) }
			</div>
			<BaseControl
				__nextHasNoMarginBottom
				id="quayside-design-colours"
				label={ __( 'Individual colors', 'quayside' ) }
			>
				{ places().map( ( label, place ) => (
					<Dropdown
						key={ label }
						className="quayside-design__colour"
						popoverProps={ {
							placement: 'right-start',
							offset: 12,
						} }
						renderToggle={ ( { isOpen, onToggle } ) => (
							<Button
								__next40pxDefaultSize
								aria-expanded={ isOpen }
								onClick={ onToggle }
							>
								<ColorIndicator
									colorValue={ colors[ place ] ?? '' }
								/>
								{ label }
							</Button>
						) }
						renderContent={ () => (
							<ColorPicker
								color={ colors[ place ] ?? '#000000' }
								onChange={ ( colour ) =>
									onChange(
										colors.with(
											place,
											colour.slice( 0, 7 )
										)
									)
								}
							/>
						) }
					/>
				) ) }
			</BaseControl>
			{ hard.length > 0 && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'Low contrast on the page background. Change these colors:',
						'quayside'
					) }{ ' ' }
					{ hard.map( ( place ) => places()[ place ] ).join( ', ' ) }
				</Notice>
			) }
		</>
	);
}
