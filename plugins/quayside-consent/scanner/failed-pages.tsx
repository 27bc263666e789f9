import { __ } from '@wordpress/i18n';

interface Props {
	pages: readonly { title?: string; url: string; reason: string }[];
}

/** Renders the pages that could not be scanned, each with the reason. */
export function FailedPages( { pages }: Props ) {
	return (
		<div className="quayside-consent-settings__table">
			<table className="widefat striped">
				<caption>
					{ __(
						'Pages that could not be scanned',
						'quayside-consent'
					) }
				</caption>
				<thead>
					<tr>
						<th scope="col">
							{ __( 'Page', 'quayside-consent' ) }
						</th>
						<th scope="col">
							{ __( 'Reason', 'quayside-consent' ) }
						</th>
					</tr>
				</thead>
				<tbody>
					{ pages.map( ( { title, url, reason } ) => (
						<tr key={ url }>
							<th scope="row">
								<a href={ url }>{ title || url }</a>
							</th>
							<td
								data-label={ __(
									'Reason',
									'quayside-consent'
								) }
							>
								{ reason }
							</td>
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}
