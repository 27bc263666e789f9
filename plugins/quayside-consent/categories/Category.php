<?php
declare( strict_types=1 );

namespace Quayside\Consent\Categories;

/**
 * A kind of cookies that visitors allow or refuse as a whole.
 */
final class Category {
	public const NECESSARY     = 'necessary';
	public const ADVERTISEMENT = 'advertisement';

	/**
	 * For marks and providers that name a category the site does not have.
	 */
	public const STRICTEST = self::ADVERTISEMENT;

	/**
	 * @param string                             $slug        Name in the cookie.
	 * @param string                             $name        Name for people.
	 * @param string                             $description One or two sentences for people.
	 * @param array{gdpr: bool, ccpa: bool}      $defaults    Whether it is on before any choice, by law.
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
