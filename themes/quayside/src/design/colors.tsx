import {
	BaseControl,
	Button,
	ColorIndicator,
	ColorPicker,
	Dropdown,
	Notice,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getLowContrast } from './low-contrast';
import { colorLabels } from './site';
import type { DesignPalette } from '@quayside/contracts/theme/design.state';

const isSamePalette = ( one: string[], other: string[] ): boolean =>
	one.join().toLowerCase() === other.join().toLowerCase();

/**
 * Controls for the palettes and each color.
 *
 * @param props
 * @param props.palettes The style variations' palettes.
 * @param props.colors   Selected colors.
 * @param props.onChange Called with the new colors.
 */
export function Colors( {
	palettes,
	colors,
	onChange,
}: {
	palettes: DesignPalette[];
	colors: string[];
	onChange: ( colors: string[] ) => void;
} ) {
	const lowContrast = getLowContrast( colors );
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
						isPressed={ isSamePalette( palette.colors, colors ) }
						onClick={ () => onChange( palette.colors ) }
					>
						<span
							className="quayside-design__swatches"
							aria-hidden="true"
						>
							{ [ 4, 5, 0, 1, 2 ].map( ( index ) => (
								<span
									key={ index }
									style={ {
										background: palette.colors[ index ],
									} }
								/>
							) ) }
						</span>
						{ palette.title }
					</Button>
				) ) }
			</div>
			<div role="group" aria-labelledby="quayside-design-colors">
				<BaseControl.VisualLabel id="quayside-design-colors">
					{ __( 'Individual colors', 'quayside' ) }
				</BaseControl.VisualLabel>
				{ colorLabels().map( ( label, index ) => (
					<Dropdown
						key={ label }
						className="quayside-design__color"
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
									colorValue={ colors[ index ] ?? '' }
								/>
								<span>{ label }</span>{ ' ' }
								<code className="quayside-design__value">
									{ colors[ index ] }
								</code>
							</Button>
						) }
						renderContent={ () => (
							// The popover has no name.
							<div role="group" aria-label={ label }>
								<ColorPicker
									color={ colors[ index ] ?? '#000000' }
									onChange={ ( color ) =>
										onChange(
											colors.with(
												index,
												color.slice( 0, 7 )
											)
										)
									}
								/>
							</div>
						) }
					/>
				) ) }
			</div>
			{ lowContrast.length > 0 && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'Low contrast on the page background. Change these colors:',
						'quayside'
					) }{ ' ' }
					{ lowContrast
						.map( ( index ) => colorLabels()[ index ] )
						.join( ', ' ) }
				</Notice>
			) }
		</>
	);
}
