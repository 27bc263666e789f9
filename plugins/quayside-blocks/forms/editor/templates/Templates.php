<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Editor\Templates;

/**
 * All templates for new forms, in the order in which they are offered.
 */
final class Templates {
	/**
	 * Returns the templates.
	 *
	 * @return array<int, Template>
	 */
	public static function all(): array {
		return [ ...ContactTemplates::all(), ...SalesTemplates::all(), ...PeopleTemplates::all(), ...FeedbackTemplates::all() ];
	}
}
