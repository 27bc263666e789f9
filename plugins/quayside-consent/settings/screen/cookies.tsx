import { useEffect, useRef } from 'react';
import { Button, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { EffectiveCategory } from '../lists';
import type { Declaration } from '../store';

const columns = (): { key: keyof Declaration; label: string }[] => [
	{ key: 'name', label: __( 'Cookie', 'quayside-consent' ) },
	{ key: 'provider', label: __( 'Provider', 'quayside-consent' ) },
	{ key: 'duration', label: __( 'Duration', 'quayside-consent' ) },
	{ key: 'description', label: __( 'Description', 'quayside-consent' ) },
];

/** Renders the cookies of a category. Those that the site itself sets can't be changed. */
export function Cookies( {
	category,
	onChange,
}: {
	category: EffectiveCategory;
	onChange: ( cookies: Declaration[] ) => void;
} ) {
	const { own } = category;
	const table = useRef< HTMLDivElement >( null );
	// A new row is above the button that added it, so the focus goes to its first field.
	const isAdding = useRef( false );
	useEffect( () => {
		if ( isAdding.current ) {
			isAdding.current = false;
			table.current
				?.querySelector< HTMLElement >( 'tr:last-child input' )
				?.focus();
		}
	}, [ own.length ] );
	return (
		<>
			<div className="quayside-consent-settings__table" ref={ table }>
				<table className="widefat">
					<caption className="screen-reader-text">
						{ sprintf(
							/* translators: %s: name of a category. */
							__( 'Cookies: %s', 'quayside-consent' ),
							category.name
						) }
					</caption>
					<thead>
						<tr>
							{ columns().map( ( { key, label } ) => (
								<th key={ key } scope="col">
									{ label }
								</th>
							) ) }
							<td />
						</tr>
					</thead>
					<tbody>
						{ category.cookies.map( ( cookie ) => (
							<tr key={ cookie.name }>
								{ columns().map( ( { key, label } ) => (
									<td key={ key } data-label={ label }>
										{ cookie[ key ] }
									</td>
								) ) }
								<td />
							</tr>
						) ) }
						{ own.map( ( cookie, index ) => (
							<tr key={ `own-${ index }` }>
								{ columns().map( ( { key, label } ) => (
									<td key={ key } data-label={ label }>
										<TextControl
											__nextHasNoMarginBottom
											__next40pxDefaultSize
											aria-label={ sprintf(
												/* translators: 1: "Duration" or the like, 2: number of the row. */
												__(
													'%1$s, row %2$d',
													'quayside-consent'
												),
												label,
												index + 1
											) }
											value={ cookie[ key ] }
											onChange={ ( text ) =>
												onChange(
													own.map( ( other, at ) =>
														at === index
															? {
																	...other,
																	[ key ]:
																		text,
																}
															: other
													)
												)
											}
										/>
									</td>
								) ) }
								<td>
									<Button
										size="small"
										icon="trash"
										label={
											cookie.name
												? sprintf(
														/* translators: %s: name of a cookie. */
														__(
															'Remove %s',
															'quayside-consent'
														),
														cookie.name
													)
												: sprintf(
														/* translators: %d: number of the row. */
														__(
															'Remove row %d',
															'quayside-consent'
														),
														index + 1
													)
										}
										onClick={ () =>
											onChange(
												own.filter(
													( _, at ) => at !== index
												)
											)
										}
									/>
								</td>
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
			<div>
				<Button
					variant="secondary"
					size="compact"
					onClick={ () => {
						isAdding.current = true;
						onChange( [
							...own,
							{
								name: '',
								provider: '',
								duration: '',
								description: '',
							},
						] );
					} }
				>
					{ __( 'Add cookie', 'quayside-consent' ) }
				</Button>
			</div>
		</>
	);
}
