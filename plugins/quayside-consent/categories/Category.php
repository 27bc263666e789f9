<?php
declare( strict_types=1 );

namespace Quayside\Consent\Categories;

/**
 * A group of cookies that visitors allow or reject as a whole.
 */
final class Category {
	public const NECESSARY     = 'necessary';
	public const ADVERTISEMENT = 'advertisement';

	/**
	 * Replaces categories in marks and providers that do not exist on this site.
	 */
	public const STRICTEST = self::ADVERTISEMENT;

	/**
	 * @param string                             $slug        Name in the cookie.
	 * @param string                             $name        Display name.
	 * @param string                             $description One or two sentences for visitors.
	 * @param array{gdpr: bool, ccpa: bool}      $defaults    Whether it is on by default, by law.
	 * @param array<int, array<string, string>>  $cookies     Declared cookies: name, provider, duration, description.
	 */
	public function __construct(
		public readonly string $slug,
		public readonly string $name,
		public readonly string $description,
		public readonly array $defaults,
		public readonly array $cookies
	) {}

	public function is_necessary(): bool {
		return self::NECESSARY === $this->slug;
	}
}
