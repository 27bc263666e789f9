<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import;

/**
 * A plugin whose settings can be imported.
 */
interface ImportSource {
	/**
	 * Returns the settings in the format of contract consent/settings, or [] if there are none.
	 *
	 * @return array<string, mixed>
	 */
	public function settings(): array;

	/**
	 * Returns the texts in languages other than the site's default one, by locale: contract consent/language-texts.
	 *
	 * @return array<string, array{texts: array<string, string>, policyUrl: string, categories: array<string, array<string, mixed>>}>
	 */
	public function languages(): array;

	/**
	 * Returns what is left out, as translated texts.
	 *
	 * @return array<int, string>
	 */
	public function notes(): array;
}
